/**
 * A component that is loaded when it is first wanted, and then kept: a block that waited anew at every step of a replay would pile up.
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
