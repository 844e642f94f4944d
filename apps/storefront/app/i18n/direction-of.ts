// @chunk shell
const fromTheRight: ReadonlySet<string> = new Set(['ar', 'ckb', 'fa', 'he', 'ku', 'ur']);

/**
 * Returns the text direction of a language, for text whose language differs from the page's; undefined for
 * null, the page's own language. With it a full stop appears at the right end.
 */
export const directionOf = (lang: string | null): 'ltr' | 'rtl' | undefined => {
  if (lang === null) return undefined;
  return fromTheRight.has(lang.split('-')[0] ?? '') ? 'rtl' : 'ltr';
};
