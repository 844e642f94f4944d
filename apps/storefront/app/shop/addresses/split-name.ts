/** First words that form a name only together with the next word in Arabic. */
const openers = new Set(['عبد', 'أبو', 'ابو', 'أم', 'ام']);

export type WireName = { firstname: string; lastname: string };

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/**
 * Splits a full name into the wire's two: the first word and the rest, with `عبد الرحمن علي` as `عبد الرحمن`
 * and `علي`. Returns null when there are not two words with letters.
 */
export const splitName = (fullName: string): WireName | null => {
  const words = fullName.trim().split(/\s+/u);
  const first = words.length > 2 && openers.has(words[0] ?? '') ? 2 : 1;
  const name = { firstname: words.slice(0, first).join(' '), lastname: words.slice(first).join(' ') };
  return hasLetter(name.firstname) && hasLetter(name.lastname) ? name : null;
};
