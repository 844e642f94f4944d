import { foldedText } from '@dijla/commerce-rules/text/folded-text';

/**
 * Returns what has every typed word in its name, in either script's spellings; those whose name begins with
 * what was typed come first.
 */
export const fitting = <Named extends { name: string }>(all: readonly Named[], typed: string): Named[] => {
  const wanted = foldedText(typed).trim();
  const words = wanted.split(/\s+/);
  const fits = all.filter(({ name }) => words.every((word) => foldedText(name).includes(word)));
  const begins = ({ name }: Named): boolean => foldedText(name).startsWith(wanted);
  return [...fits.filter(begins), ...fits.filter((one) => !begins(one))];
};
