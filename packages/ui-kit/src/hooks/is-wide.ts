// @chunk shell
/** Media query of the wide layout, equal to `md` in the style sheets. */
export const wideScreen = '(width >= 52rem)';

/** Whether the wide layout is shown now; false on the server. */
export const isWide = (): boolean => globalThis.matchMedia?.(wideScreen).matches === true;
