/** Which sound goes with what was told. */
import type { Told } from '../table/contract.ts';
import type { Sound } from './sound.ts';

const LIKE_WAVES = /^(tide-(takes|turn)|maui-penalties|duck-dives)/;
const LIKE_POPS = /^(tide-loses-belt|tide-out|maui-(pearl|takes-token|umbrella-step)|duck-(buoy|out))/;

export function soundOf(told: Told[]): Sound {
  if (told.some(([id]) => LIKE_WAVES.test(id))) return 'wave';
  return told.some(([id]) => LIKE_POPS.test(id)) ? 'pop' : 'card';
}
