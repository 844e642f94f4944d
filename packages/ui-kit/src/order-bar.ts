/**
 * `ref` of a bar that floats at the lower edge. While it is mounted, other elements at that edge keep clear
 * of it (`--bottom-bars`). It sets a data attribute on the root, because a style sheet that searched the
 * whole page for the bar took a sixth of each page's first style pass.
 */
export const orderBar = (_bar: HTMLElement | null): (() => void) => {
  const { dataset } = document.documentElement;
  dataset['orderBar'] = '';
  return () => {
    delete dataset['orderBar'];
  };
};
