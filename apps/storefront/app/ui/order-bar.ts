/**
 * The `ref` of a bar that floats at the lower edge: while it is there, whatever else stands along that edge keeps clear of it
 * (`--bottom-bars`). Said on the root, as a style sheet that looked for the bar in the whole page cost every page a sixth of its first styles.
 */
export const orderBar = (_bar: HTMLElement | null): (() => void) => {
  const { dataset } = document.documentElement;
  dataset['orderBar'] = '';
  return () => {
    delete dataset['orderBar'];
  };
};
