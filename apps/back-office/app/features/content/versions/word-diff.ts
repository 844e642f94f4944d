/** Words that stand in both texts, in the new one alone, or in the old one alone. */
type DiffPart = { kind: 'same' | 'added' | 'deleted'; text: string };

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Returns what HTML says, a line for each paragraph. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/<\/(?:p|h[2-6]|li|tr|blockquote|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

const wordsOf = (text: string): string[] => text.match(/\n|[^\s]+/g) ?? [];

/** Words of either text, and differing words, up to which texts are compared. */
const mostWords = 20_000;
const mostDifferences = 2000;

type Trace = readonly Int32Array[];

/** Finds the shortest way from one list of words to another (Myers); null where it is too long. */
const shortestWay = (before: readonly string[], after: readonly string[]): Trace | null => {
  const most = Math.min(before.length + after.length, mostDifferences);
  const furthest = new Int32Array(2 * most + 3);
  const at = (diagonal: number): number => diagonal + most + 1;
  const trace: Int32Array[] = [];
  for (let steps = 0; steps <= most; steps += 1) {
    trace.push(furthest.slice());
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const left = furthest[at(diagonal - 1)] ?? 0;
      const above = furthest[at(diagonal + 1)] ?? 0;
      const isDown = diagonal === -steps || (diagonal !== steps && left < above);
      let from = isDown ? above : left + 1;
      while (
        from < before.length &&
        from - diagonal < after.length &&
        before[from] === after[from - diagonal]
      )
        from += 1;
      furthest[at(diagonal)] = from;
      if (from >= before.length && from - diagonal >= after.length) return trace;
    }
  }
  return null;
};

const joined = (parts: readonly { kind: DiffPart['kind']; word: string }[]): DiffPart[] => {
  const together: DiffPart[] = [];
  for (const { kind, word } of parts) {
    const last = together.at(-1);
    if (last?.kind !== kind) together.push({ kind, text: word });
    else last.text += word === '\n' || last.text.endsWith('\n') ? word : ` ${word}`;
  }
  return together;
};

/** Returns what differs between two texts, word by word; null where there are too many words or differences. */
export const wordDiff = (before: string, after: string): DiffPart[] | null => {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > mostWords || now.length > mostWords) return null;
  const trace = shortestWay(old, now);
  if (trace === null) return null;
  const most = Math.min(old.length + now.length, mostDifferences);
  const at = (diagonal: number): number => diagonal + most + 1;
  const parts: { kind: DiffPart['kind']; word: string }[] = [];
  let [x, y] = [old.length, now.length];
  for (let steps = trace.length - 1; steps >= 0; steps -= 1) {
    const furthest = trace[steps] as Int32Array;
    const diagonal = x - y;
    const isDown =
      diagonal === -steps ||
      (diagonal !== steps && (furthest[at(diagonal - 1)] ?? 0) < (furthest[at(diagonal + 1)] ?? 0));
    const previous = isDown ? diagonal + 1 : diagonal - 1;
    const fromX = steps === 0 ? 0 : (furthest[at(previous)] ?? 0);
    const fromY = steps === 0 ? 0 : fromX - previous;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      parts.push({ kind: 'same', word: old[x] ?? '' });
    }
    if (steps === 0) break;
    if (isDown) parts.push({ kind: 'added', word: now[(y -= 1)] ?? '' });
    else parts.push({ kind: 'deleted', word: old[(x -= 1)] ?? '' });
  }
  return joined(parts.toReversed());
};
