/**
 * A component that is loaded when it is first wanted, and then kept: at the next step of a replay it is there at once.
 * Called while the component that shows it is made.
 */
export function later(wanted: () => boolean, load: () => Promise<{ default: any }>): { readonly component: any } {
  let component = $state.raw<any>(null);
  $effect(() => {
    if (wanted() && !component) void load().then((loaded) => (component = loaded.default));
  });
  return {
    get component() {
      return component;
    },
  };
}
