/** What a shared deal belongs to: a day, or an evening with friends. */
export interface Shared {
  kind: 'day' | 'evening';
  address: string; // where its results are
}

export function sharedBy(deal = ''): Shared | null {
  const [, kind, name] = /^(day|evening)\/([\w-]+)\//.exec(deal) ?? [];
  return kind ? { kind: kind as Shared['kind'], address: `/${kind}/${name}` } : null;
}
