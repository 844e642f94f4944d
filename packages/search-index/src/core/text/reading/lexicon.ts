import { skeletonOf, soundsOf } from '../language/sounds.ts';
import { stemOf } from '../language/stem-of.ts';
import { isNumber } from '../language/words-in.ts';

/** Words, found by what they share with a typed one. Those that no longer occur are left out when read. */
export type Lexicon = {
  add: (word: string) => void;
  has: (word: string) => boolean;
  /** Words with a stem, in the order in which they were added. */
  ofStem: (stem: string) => readonly string[];
  /** Words of either script with the same consonants. */
  ofSkeleton: (skeleton: string) => readonly string[];
  /** Words that begin with a text and go on, in alphabetical order, at most `limit`. */
  startingWith: (text: string, limit: number) => readonly string[];
  /** Words of letters that contain a text, at most `limit`. */
  containing: (text: string, limit: number) => readonly string[];
  /** Words of letters that begin with this letter. */
  ofFirstLetter: (letter: string) => readonly string[];
};

const addTo = (lists: Map<string, string[]>, key: string, word: string): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [word]);
  else list.push(word);
};

const none: readonly string[] = [];

const firstFrom = (sorted: readonly string[], text: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Creates a lexicon. What is needed for misspelt words only is made when it is first asked for.
 */
// oxlint-disable-next-line max-lines-per-function -- the acts of one lexicon share its maps
export const lexiconOf = (
  words: Iterable<string>,
  isPresent: (word: string) => boolean = () => true,
): Lexicon => {
  const known = new Set<string>();
  const byStem = new Map<string, string[]>();
  let bySkeleton: Map<string, string[]> | undefined;
  let byLetter: Map<string, string[]> | undefined;
  let sorted: string[] | undefined;
  const addSkeleton = (word: string): void => {
    if (!isNumber(word) && bySkeleton !== undefined) addTo(bySkeleton, skeletonOf(soundsOf(word)), word);
  };
  const addLetter = (word: string): void => {
    if (!isNumber(word) && byLetter !== undefined) addTo(byLetter, word[0] ?? '', word);
  };
  const add = (word: string): void => {
    if (known.has(word)) return;
    known.add(word);
    addTo(byStem, stemOf(word), word);
    addSkeleton(word);
    addLetter(word);
    sorted = undefined;
  };
  for (const word of words) add(word);
  const present = (list: readonly string[]): readonly string[] => {
    // Hardly ever has a word gone, and then the list is copied.
    return list.every(isPresent) ? list : list.filter(isPresent);
  };
  const inOrder = (): readonly string[] => (sorted ??= [...known].sort());
  return {
    add,
    has: (word) => known.has(word) && isPresent(word),
    ofStem: (stem) => present(byStem.get(stem) ?? none),
    ofSkeleton: (skeleton) => {
      if (bySkeleton === undefined) {
        bySkeleton = new Map();
        known.forEach(addSkeleton);
      }
      return present(bySkeleton.get(skeleton) ?? none);
    },
    startingWith: (text, limit) => {
      const all = inOrder();
      const found: string[] = [];
      for (let place = firstFrom(all, text); place < all.length && found.length < limit; place += 1) {
        const word = all[place] ?? '';
        if (!word.startsWith(text)) break;
        if (word !== text && isPresent(word)) found.push(word);
      }
      return found;
    },
    containing: (text, limit) =>
      inOrder()
        .filter((word) => word.includes(text, 1) && isPresent(word))
        .slice(0, limit),
    ofFirstLetter: (letter) => {
      if (byLetter === undefined) {
        byLetter = new Map();
        known.forEach(addLetter);
      }
      return present(byLetter.get(letter) ?? none);
    },
  };
};

const unique = (lists: readonly (readonly string[])[]): readonly string[] => {
  const filled = lists.filter((list) => list.length > 0);
  return filled.length < 2 ? (filled[0] ?? none) : [...new Set(filled.flat())];
};

/** Several lexicons as one, for reading. */
export const united = (lexicons: readonly Lexicon[]): Omit<Lexicon, 'add'> => ({
  has: (word) => lexicons.some((each) => each.has(word)),
  ofStem: (stem) => unique(lexicons.map((each) => each.ofStem(stem))),
  ofSkeleton: (skeleton) => unique(lexicons.map((each) => each.ofSkeleton(skeleton))),
  startingWith: (text, limit) =>
    unique(lexicons.map((each) => each.startingWith(text, limit)))
      .toSorted()
      .slice(0, limit),
  containing: (text, limit) =>
    unique(lexicons.map((each) => each.containing(text, limit)))
      .toSorted()
      .slice(0, limit),
  ofFirstLetter: (letter) => unique(lexicons.map((each) => each.ofFirstLetter(letter))),
});
