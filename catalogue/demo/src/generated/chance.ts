/**
 * Pseudo-random choices that depend only on a key. There is no state, so any product can be generated on its
 * own.
 */
export type Chance = {
  /** Returns an integer from 0 up to, but not including, `limit`; `what` distinguishes the draws. */
  below: (limit: number, what: string) => number;
  /** True with a probability of `perMille` in a thousand. */
  hits: (perMille: number, what: string) => boolean;
  one: <T>(list: readonly T[], what: string) => T;
  /** Returns `count` distinct elements in the order of the list. */
  some: <T>(list: readonly T[], count: number, what: string) => T[];
};

const range = 2 ** 32;

/** FNV-1a over the text, followed by the murmur finalizer, so that similar keys get unrelated hashes. */
const hashOf = (text: string, start: number): number => {
  let hash = start;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};

/** Returns the pseudo-random choices for one key, such as a product's sku. */
export const chanceOf = (seed: number, key: string): Chance => {
  const start = hashOf(key, hashOf(String(seed), 0x811c9dc5));
  const below = (limit: number, what: string): number => Math.floor((hashOf(what, start) * limit) / range);
  return {
    below,
    hits: (perMille, what) => below(1000, what) < perMille,
    one: (list, what) => given(list[below(list.length, what)]),
    some: (list, count, what) => {
      const drawn = list
        .map((_, index) => ({ index, throw: below(range, `${what} ${index}`) }))
        .toSorted((one, other) => one.throw - other.throw);
      const chosen = new Set(drawn.slice(0, count).map(({ index }) => index));
      return list.filter((_, index) => chosen.has(index));
    },
  };
};
