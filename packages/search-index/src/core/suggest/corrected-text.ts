import type { Reading } from '../text/reading/read-text.ts';

/**
 * Returns what was meant by a misspelt text, with its words as `spelled` writes them; undefined where every
 * word was taken as it is.
 */
export const correctedText = async (
  { slots }: Reading,
  spelled: (word: string) => string | Promise<string>,
): Promise<string | undefined> => {
  if (slots.every(({ corrected }) => corrected === undefined)) return undefined;
  const words = slots.flatMap(({ typed, corrected = typed }) => corrected.split(' '));
  return (await Promise.all(words.map(spelled))).join(' ');
};
