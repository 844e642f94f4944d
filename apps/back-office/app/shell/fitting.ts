import { foldedText } from '@dijla/commerce-rules/text/folded-text';

/** Whether a name begins with what was typed, in either script's spellings. */
export const begins = (name: string, typed: string): boolean =>
  foldedText(name).startsWith(foldedText(typed).trim());

/**
 * Returns what has every typed word in its name or among its other words, in either script's spellings; those whose
 * name begins with what was typed come first.
 */
export const fitting = <Named extends { name: string; words?: string }>(
  all: readonly Named[],
  typed: string,
): Named[] => {
  const words = foldedText(typed).trim().split(/\s+/);
  const fits = all.filter(({ name, words: others = '' }) => {
    const text = foldedText(`${name} ${others}`);
    return words.every((word) => text.includes(word));
  });
  return [
    ...fits.filter(({ name }) => begins(name, typed)),
    ...fits.filter(({ name }) => !begins(name, typed)),
  ];
};
