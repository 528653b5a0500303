/**
 * A value a task later: what is drawn from it is drawn in a task of its own, so that none is long while things move. At once where it is
 * `another` thing altogether. Called while the component that shows it is made.
 */
import { untrack } from 'svelte';

export function after<T>(now: () => T, another: (before: T, next: T) => boolean = () => false): { readonly value: T } {
  let value = $state.raw(untrack(now));
  $effect.pre(() => {
    const next = now();
    if (another(untrack(() => value), next)) value = next;
    const task = setTimeout(() => (value = next));
    return () => clearTimeout(task);
  });
  return {
    get value() {
      return value;
    },
  };
}
