/** Neighbours on the English and the Arabic keyboard, row by row. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'];
const neighbours = new Set(
  rows.flatMap((row) =>
    [...row].slice(1).flatMap((key, place) => [`${row[place]}${key}`, `${key}${row[place]}`]),
  ),
);
/** Letters that sound alike to many who write them. */
const alike = new Set(
  [
    'ضظ',
    'سص',
    'تط',
    'ذز',
    'ظز',
    'ذظ',
    'قك',
    'كج',
    'هح',
    'ثس',
    'ثت',
    'غق',
    'عا',
    'ck',
    'sz',
    'ie',
    'ea',
    'ou',
    'yi',
    'vf',
    'pb',
    'cs',
    'gj',
  ].flatMap((pair) => [pair, [...pair].toReversed().join('')]),
);

/** What it costs to have typed one letter for another: less for a neighbouring key or the same sound. */
const replaced = (one = '', other = ''): number =>
  one === other ? 0 : alike.has(one + other) ? 0.5 : neighbours.has(one + other) ? 0.8 : 1;

type Places = { one: string; other: string; at: number };

/** The next row of the table of edit distances; swapping two neighbours counts as one step. */
const nextRow = (
  before: readonly number[],
  earlier: readonly number[],
  { one, other, at }: Places,
): number[] => {
  const row = [at];
  for (let place = 1; place <= other.length; place += 1) {
    const doubled = one[at - 1] === one[at - 2] ? 0.5 : 1;
    const missing = other[place - 1] === other[place - 2] ? 0.5 : 1;
    let steps = Math.min(
      (before[place] ?? 0) + doubled,
      (row[place - 1] ?? 0) + missing,
      (before[place - 1] ?? 0) + replaced(one[at - 1], other[place - 1]),
    );
    if (at > 1 && place > 1 && one[at - 1] === other[place - 2] && one[at - 2] === other[place - 1])
      steps = Math.min(steps, (earlier[place - 2] ?? 0) + 1);
    row.push(steps);
  }
  return row;
};

/** The letters of a word as a set of 32 bits, to tell quickly that two words are far apart. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/**
 * Returns how many letters were left out, added, replaced or swapped between two words; half a step for a
 * doubled letter and for letters that sound alike. Above `atMost` it is only known to be above.
 */
export const letterSteps = (one: string, other: string, atMost: number): number => {
  if (bitsIn(lettersOf(one) ^ lettersOf(other)) > atMost * 4) return atMost + 1;
  if (Math.abs(one.length - other.length) > atMost * 2) return atMost + 1;
  let [earlier, before]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, place) => place),
  ];
  for (let at = 1; at <= one.length; at += 1) {
    const row = nextRow(before, earlier, { one, other, at });
    if (Math.min(...row) > atMost + 1) return atMost + 1;
    [earlier, before] = [before, row];
  }
  return before.at(-1) ?? 0;
};
