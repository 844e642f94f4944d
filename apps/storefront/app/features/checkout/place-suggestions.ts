/** Suggestions a phone shows above its keyboard. */
const most = 6;

/** Letters people write in several ways are one; marks, the article and case do not count. */
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

/** 0: begins with it, 1: a later word does, 2: holds it, 3: not at all. */
const rankOf = (name: string, typed: string): number => {
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  return name.includes(typed) ? 2 : 3;
};

/** Which of the places may be meant by what is typed, best first; the first few while nothing is, none once it stands there as a whole. */
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
