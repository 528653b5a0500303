/**
 * Links to a table carry their secret in the fragment, which browsers send to nobody: `#SECRET` for a seat, `#w.SECRET` to watch,
 * `#r.SECRET` for one's own seat on another device.
 */
export type LinkKind = 'invite' | 'watch' | 'return';
export interface Link {
  kind: LinkKind;
  secret: string;
}

export const NO_LINK: Link = { kind: 'invite', secret: '' };

const MARKS: Record<LinkKind, string> = { invite: '', watch: 'w.', return: 'r.' };

export const linkTo = (table: string, { kind, secret }: Link): string => `${location.origin}/t/${table}#${MARKS[kind]}${secret}`;

export function linkIn(hash: string): Link {
  const [, mark, secret = ''] = /^#([wr]\.)?([\w-]+)$/.exec(hash) ?? [];
  return { kind: mark === 'w.' ? 'watch' : mark === 'r.' ? 'return' : 'invite', secret };
}
