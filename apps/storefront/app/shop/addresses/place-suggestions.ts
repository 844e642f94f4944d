/** Maximum number of suggestions, as many as a phone shows above its keyboard. */
const most = 6;

/**
 * Normalizes a name for comparison: unifies spelling variants of letters and ignores diacritics, the article
 * and case.
 */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/(^|\s)(?:ال|al[- ])/g, '$1')
    .replace(/[\s‌'’-]+/g, ' ')
    .trim();

/**
 * Returns 0 when the name starts with the typed text, 1 when a later word does, 2 when the name contains it,
 * 3 when it does not.
 */
const rankOf = (name: string, typed: string): number => {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  return name.includes(typed) ? 2 : 3;
};

/**
 * Returns the places that match the typed text, best first: the first few when nothing is typed, none when a
 * name is typed in full.
 */
export const placeSuggestions = (names: readonly string[], typed: string): string[] => {
  if (names.includes(typed.trim())) return [];
  const wanted = folded(typed);
  const ranked = names
    .map((name) => ({ name, rank: rankOf(folded(name), wanted) }))
    .filter(({ rank }) => rank < 3);
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ name }) => name);
};
