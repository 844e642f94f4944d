// @chunk shell
const fromTheRight: ReadonlySet<string> = new Set(['ar', 'ckb', 'fa', 'he', 'ku', 'ur']);

/** The way a text runs whose language is not the page's, so that its full stops end it; of the page's own (null) nothing need be said. */
export const directionOf = (lang: string | null): 'ltr' | 'rtl' | undefined => {
  if (lang === null) return undefined;
  return fromTheRight.has(lang.split('-')[0] ?? '') ? 'rtl' : 'ltr';
};
