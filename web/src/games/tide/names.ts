import type { BoardProps } from '../../table/contract.ts';

/** How a seat is called at this table: by its name, or "you". */
export const nameOf = (seat: number, { plates, viewer, say }: Pick<BoardProps, 'plates' | 'viewer' | 'say'>): string =>
  seat === viewer ? say('you') : (plates[seat]?.name ?? '');
