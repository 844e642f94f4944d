/** Minimum number of letters from which a word may contain one mistake, and two. */
const [oneFrom, twoFrom] = [4, 6];

/** Digits and marks belong to numbers, measures and skus, in which every character matters. */
const lettersOnly = /^[\p{L}\p{M}]+$/u;

/** Quotes and punctuation around a word. */
const marksAround = /^[^\p{L}]+|[^\p{L}]+$/gu;

const mistakesIn = (word: string): number =>
  word.length < oneFrom || !lettersOnly.test(word) ? 0 : word.length < twoFrom ? 1 : 2;

/** The next row of the edit-distance table of two words; swapping two neighbors counts as one edit. */
const nextRow = (
  before: readonly number[],
  earlier: readonly number[],
  { one, other, at }: { one: string; other: string; at: number },
): number[] => {
  const row = [at];
  for (let place = 1; place <= other.length; place += 1) {
    const isSame = one[at - 1] === other[place - 1];
    let steps = Math.min(
      (before[place] ?? 0) + 1,
      (row[place - 1] ?? 0) + 1,
      (before[place - 1] ?? 0) + (isSame ? 0 : 1),
    );
    if (at > 1 && place > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1])
      steps = Math.min(steps, (earlier[place - 2] ?? 0) + 1);
    row.push(steps);
  }
  return row;
};

/** Number of omitted, inserted, replaced and swapped letters between two words. */
const stepsBetween = (one: string, other: string): number => {
  let [earlier, before]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let at = 1; at <= one.length; at += 1)
    [earlier, before] = [before, nextRow(before ?? [], earlier ?? [], { one, other, at })];
  return before?.at(-1) ?? 0;
};

/**
 * Returns a test for words that a typed word may have meant, both folded: same first letter and at most one
 * or two mistakes (wire §7.5). Undefined for words that are too short, for numbers and for skus.
 */
export const closeTo = (typed: string): ((word: string) => boolean) | undefined => {
  const mistakes = mistakesIn(typed);
  if (mistakes === 0) return undefined;
  return (word) => {
    const bare = word.replaceAll(marksAround, '');
    return (
      bare[0] === typed[0] &&
      Math.abs(bare.length - typed.length) <= mistakes &&
      stepsBetween(typed, bare) <= mistakes
    );
  };
};
