import { stemOf } from '../language/stem-of.ts';
import { wordsIn } from '../language/words-in.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';

/** What a label stands for: an option of an attribute, or a category. */
export type Named = { kind: 'option'; attribute: string; value: string } | { kind: 'category'; id: number };

export type Label = { text: string; named: Named };

/** A label as it is compared: its distinct stems. */
type Read = { named: Named; stems: ReadonlySet<string> };

/** A label that has all of some stems, and whether it has no others. */
type LabelFound = { named: Named; isWhole: boolean };

/** The labels of options and categories in every language. */
export type LabelBook = { lexicon: Lexicon; having: (stems: readonly string[]) => LabelFound[] };

/** The Arabic `and` is written as one with the word after it. */
const afterAnd = /^و(?=\p{L}{3})/u;

const stemsOf = (text: string): Set<string> => {
  const words = wordsIn(text);
  return new Set(words.map(stemOf));
};

const alsoWithoutAnd = (words: readonly string[]): string[] =>
  words.flatMap((word, place) =>
    place > 0 && afterAnd.test(word) ? [word, word.replace(afterAnd, '')] : [word],
  );

/** Creates a book of labels. */
export const labelBook = (labels: readonly Label[]): LabelBook => {
  const byStem = new Map<string, Read[]>();
  const all = new Set<string>();
  for (const { text, named } of labels) {
    const read: Read = { named, stems: stemsOf(text) };
    for (const word of alsoWithoutAnd(wordsIn(text))) {
      all.add(word);
      const [stem, list] = [stemOf(word), byStem.get(stemOf(word))];
      if (list === undefined) byStem.set(stem, [read]);
      else if (list.at(-1) !== read) list.push(read);
    }
  }
  return {
    lexicon: lexiconOf(all),
    having: (stems) => {
      const [first = '', ...others] = stems;
      return (byStem.get(first) ?? [])
        .filter((read) => others.every((stem) => byStem.get(stem)?.includes(read) === true))
        .map(({ named, stems: own }) => ({ named, isWhole: own.size <= new Set(stems).size }));
    },
  };
};
