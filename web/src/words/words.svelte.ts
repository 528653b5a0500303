/** The words of the page in the chosen language: loaded when they are needed, one language at a time. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import ways from 'virtual:words';
import { me } from '../me.svelte.ts';
import type { Say } from '../table/contract.ts';
import { guessed, localeOf, type Language } from './languages.ts';
import { NOBODY, voice, type Hearer } from './voice.ts';

const resources = new Map<string, Promise<FluentResource>>();
function resource(part: string, language: Language): Promise<FluentResource> {
  const key = `${part}/${language}`;
  let loading = resources.get(key);
  if (!loading) {
    loading = ways[part]![language]!().then(({ default: text }) => new FluentResource(text));
    loading.catch(() => resources.delete(key)); // asked for again, it is tried again
    resources.set(key, loading);
  }
  return loading;
}

const wantedParts = new Set<string>();
let bundle = $state.raw(new FluentBundle('en'));
let spoken = $state<Language>('en');

export const language = (): Language => spoken;

/** For dates. */
export const locale = (): string => localeOf(spoken, navigator.languages);

/** Makes the words of the chosen language ready, with those of the games and parts asked for so far and of these. */
export async function speak(...more: string[]): Promise<void> {
  const added = more.filter((part) => !wantedParts.has(part));
  for (const part of added) wantedParts.add(part);
  const wanted = me.language ?? guessed(navigator.languages);
  const known = [...wantedParts];
  const loaded = await Promise.all(['page', ...known].map((part) => resource(part, wanted))).catch((error: unknown) => {
    for (const part of added) wantedParts.delete(part); // others are not to fail for want of it
    throw error;
  });
  if (wanted !== (me.language ?? guessed(navigator.languages)) || known.length < wantedParts.size) return speak();
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const one of loaded) made.addResource(one);
  bundle = made;
  spoken = wanted;
  document.documentElement.lang = wanted;
}

/** What is loaded only when it is wanted, once its words are there too. A change of language does not load it anew. */
export async function worded<T>(loading: Promise<T>, ...parts: string[]): Promise<T> {
  await untrack(() => speak(...parts));
  return loading;
}

/** Says a message, to nobody in particular. */
export const say: Say = (id, args) => voice(bundle, NOBODY)(id, args);

/** A voice for one hearer. Reads the bundle as it is now, so that a change of language is heard. */
export const sayTo = (hearer: Hearer): Say => voice(bundle, hearer);

export const has = (id: string): boolean => bundle.hasMessage(id);
