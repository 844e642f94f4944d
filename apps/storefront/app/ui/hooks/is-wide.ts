// @chunk shell
/** Where the wide layout begins, as the style sheets' `md`. */
export const wideScreen = '(width >= 52rem)';

/** Whether the wide layout is shown now; false where there is no screen. */
export const isWide = (): boolean => globalThis.matchMedia?.(wideScreen).matches === true;
