/** A little picture for one step of a game in short. */
import type { Component } from 'svelte';

interface Picture {
  step: number; // that it stands below, counted from 0
  load: () => Promise<{ default: Component }>;
}

export const PICTURES: Record<string, Picture> = {
  maui: { step: 2, load: () => import('./pictures/Match.svelte') },
  tide: { step: 2, load: () => import('./pictures/Tides.svelte') },
  duck: { step: 1, load: () => import('./pictures/Plays.svelte') },
};
