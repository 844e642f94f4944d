/** Maximum number of suggestions. */
const most = 4;

/**
 * Returns terms to try when a term of several words found nothing: the term without its last word, without
 * its first, and each word alone.
 */
export const shorterTerms = (term: string): string[] => {
  const words = term.split(' ').filter((word) => word !== '');
  if (words.length < 2) return [];
  const terms = [
    words.slice(0, -1).join(' '),
    words.slice(1).join(' '),
    ...words.filter((word) => word.length > 1),
  ];
  return [...new Set(terms)].slice(0, most);
};
