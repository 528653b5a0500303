/** How the hand is sorted, remembered on this device. */
import type { Order } from './cards.ts';

const KEPT = 'parawan-duck-order';

export const keptOrder = (): Order => (localStorage.getItem(KEPT) === 'colour' ? 'colour' : 'number');
export const keepOrder = (order: Order): void => localStorage.setItem(KEPT, order);
