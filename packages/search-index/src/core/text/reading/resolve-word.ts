import { letterSteps } from '../language/letter-steps.ts';
import { readingsOf, skeletonOf, soundsOf, vowelSteps } from '../language/sounds.ts';
import { isArabic, isNumber } from '../language/words-in.ts';
import type { Lexicon } from './lexicon.ts';

/** How a word was found for what was typed. */
export type Way = 'typed' | 'particle' | 'dialect' | 'keyboard' | 'begun' | 'sound' | 'misspelt' | 'within';

/** A word that was meant, and how sure that is. */
export type Meant = { word: string; sure: number; way: Way; isClose: boolean };

export type Words = Pick<
  Lexicon,
  'has' | 'ofStem' | 'ofSkeleton' | 'startingWith' | 'containing' | 'ofFirstLetter'
>;

/** Whether the shop sells something that is called so. */
type IsSold = (word: string) => boolean;

const sureOf: Readonly<Record<Way, number>> = {
  typed: 1,
  particle: 0.95,
  dialect: 0.95,
  keyboard: 0.9,
  begun: 0.5,
  sound: 0.75,
  misspelt: 0.7,
  within: 0.4,
};
const meant = (words: readonly string[], way: Way, isClose = way !== 'within'): Meant[] =>
  words.map((word) => ({ word, sure: sureOf[way], way, isClose }));

/** Written as one with the word after them. */
const particles = /^(?:و|ب|ل|ف|ك|ه)(?=\p{L}{3})/u;

const withoutParticle = (word: string, isKnown: (word: string) => boolean): string[] => {
  const rest = word.replace(particles, '');
  return rest !== word && isKnown(rest) ? [rest] : [];
};

/** Letters as people in Iraq write the sound that they say, and what the word is written with. */
const spoken: Readonly<Record<string, string>> = {
  ك: 'ق',
  ج: 'كق',
  غ: 'ق',
  ظ: 'ض',
  ض: 'ظ',
  ز: 'ذ',
  ذ: 'ز',
  د: 'ذ',
  ت: 'ث',
  ث: 'ت',
  س: 'صث',
  ص: 'س',
  ط: 'ت',
};
const spokenFrom = 4;

/** Returns known words that are written with other letters for the same sound in one place. */
const asSpoken = (typed: string, isKnown: (word: string) => boolean): string[] => {
  if (typed.length < spokenFrom || !isArabic(typed)) return [];
  const bare = typed.startsWith('ال') && typed.length > spokenFrom + 1 ? typed.slice(2) : typed;
  return Array.from(bare).flatMap((letter, place) =>
    Array.from(spoken[letter] ?? '', (other) => bare.slice(0, place) + other + bare.slice(place + 1)).filter(
      isKnown,
    ),
  );
};

const begunAtMost = 24;
/** From this many letters on a word may be within another, and may have been misspelt. */
const [withinFrom, misspeltFrom, twiceMisspeltFrom] = [4, 4, 7];

const mistakesIn = ({ length }: string): number =>
  length < misspeltFrom ? 0 : length < twiceMisspeltFrom ? 1 : 2;

type AtSteps = { word: string; steps: number };

/** Keeps the closest of words. */
const closest = (found: readonly AtSteps[]): AtSteps[] => {
  const least = Math.min(...found.map(({ steps }) => steps));
  return found.filter(({ steps }) => steps <= least);
};

const atSteps = (typed: string, words: readonly string[], atMost: number): AtSteps[] =>
  words
    .filter((word) => word.length >= 3 && Math.abs(word.length - typed.length) <= atMost)
    .map((word) => ({ word, steps: letterSteps(typed, word, atMost) }))
    .filter(({ steps }) => steps <= atMost);

/** Words of the same script with the same first letter and at most one or two mistakes (wire §7.5). */
const misspelt = (typed: string, words: Words, isSold: IsSold): AtSteps[] => {
  const mistakes = mistakesIn(typed);
  if (mistakes === 0) return [];
  const bare = isArabic(typed) && typed.startsWith('ال') && typed.length > 5 ? typed.slice(2) : typed;
  return closest(
    atSteps(bare, words.ofFirstLetter(bare[0] ?? ''), mistakes).filter(({ word }) => isSold(word)),
  );
};

/** From this many letters on the first may be the mistake, where nothing else is meant; it is said aloud. */
const firstMissedFrom = 5;

/** Words of the same script that differ by their first letter, or by the first two exchanged. */
const misspeltFirst = (typed: string, words: Words, isSold: IsSold): AtSteps[] => {
  if (typed.length < firstMissedFrom) return [];
  const known = words.containing(typed.slice(2), begunAtMost * 4).filter(isSold);
  return closest(
    atSteps(typed, known, 1).filter(
      ({ word }) => isArabic(word) === isArabic(typed) && word.length >= firstMissedFrom - 1,
    ),
  );
};

/** Fewest consonants by which a word is recognised in its own script, where other vowels make another word. */
const fewestOwnSounds = 3;

/** Words of the same script that sound the same: broken plurals, and spellings by ear. */
const alikeInOwnScript = (typed: string, words: Words, isSold: IsSold): AtSteps[] => {
  const sounds = soundsOf(typed);
  const skeleton = skeletonOf(sounds);
  if (skeleton.length < fewestOwnSounds) return [];
  return closest(
    words
      .ofSkeleton(skeleton)
      .filter((word) => isArabic(word) === isArabic(typed) && isSold(word))
      .map((word) => ({ word, steps: vowelSteps(sounds, soundsOf(word)) }))
      .filter(({ steps }) => steps <= 1),
  );
};

/** Fewest consonants by which a word is recognised in the other script. */
const fewestSounds = 2;
/** With fewer, the vowels must be the same. */
const vowelStepsOf = (skeleton: string): number => (skeleton.length < fewestSounds ? 0 : 1);

/** How much less sure a word is for each step between its vowels and those typed. */
const unsure = 0.3;
/** Words whose vowels fit hardly worse than those of the closest count too, most often those of a plural. */
const aboutAsClose = 0.1;

/** Words of the other script that sound the same, the closest by their vowels. */
const alikeInSound = (typed: string, words: Words, isSold: IsSold): AtSteps[] => {
  const found = new Map<string, number>();
  for (const reading of isArabic(typed) ? [typed] : readingsOf(typed)) {
    const sounds = soundsOf(reading);
    const skeleton = skeletonOf(sounds);
    if (skeleton === '' || sounds.length < 3) continue;
    for (const word of words.ofSkeleton(skeleton)) {
      if (isArabic(word) === isArabic(typed) || !isSold(word)) continue;
      const steps = vowelSteps(sounds, soundsOf(word));
      if (steps <= vowelStepsOf(skeleton)) found.set(word, Math.min(steps, found.get(word) ?? 1));
    }
  }
  const least = Math.min(...found.values());
  return Array.from(found, ([word, steps]) => ({ word, steps })).filter(
    ({ steps }) => steps <= least + aboutAsClose,
  );
};

const soundMeant = (typed: string, words: Words, isSold: IsSold): Meant[] =>
  alikeInSound(typed, words, isSold).flatMap(({ word, steps }) =>
    meant([word], 'sound').map((each) => ({ ...each, sure: each.sure - steps * unsure })),
  );

/** Fewest letters of the first part of a compound, `tooth` of `toothpaste`, and of the rest. */
const [headFrom, restFrom] = [4, 3];

/**
 * Returns goods named with the same first part as a compound that nothing sold is called: toothbrushes for
 * toothpaste. One of the parts must be a word of its own.
 */
export const ofSameHead = (typed: string, words: Words, isSold: IsSold): Meant[] => {
  for (let length = typed.length - restFrom; length >= headFrom; length -= 1) {
    const head = typed.slice(0, length);
    if (!words.has(head) && !words.has(typed.slice(length))) continue;
    const named = words.startingWith(head, begunAtMost).filter((word) => word !== typed && isSold(word));
    if (named.length > 0) return meant(named, 'within');
  }
  return [];
};

/** Returns goods near those that nothing sold is called, of which a word is the beginning. */
const nearUnsold = (typed: string, words: Words, isSold: IsSold): Meant[] =>
  words.startingWith(typed, begunAtMost).flatMap((word) => ofSameHead(word, words, isSold));

export type Resolving = {
  words: Words;
  isSold: IsSold;
  /** What the same keys write on the other keyboard, as single known words. */
  onOtherKeyboard: (word: string) => string | undefined;
};

/**
 * Returns the words that a typed one may have meant, which is in no list itself: the first way that leads to
 * goods decides. Nothing for numbers, for which close is wrong.
 */
export const resolveUnknown = (typed: string, { words, isSold, onOtherKeyboard }: Resolving): Meant[] => {
  if (isNumber(typed)) return [];
  const isKnown = (word: string): boolean => words.has(word) || words.ofStem(word).length > 0;
  const rest = withoutParticle(typed, isKnown);
  if (rest.length > 0) return meant(rest, 'particle');
  const written = asSpoken(typed, (word) => isKnown(word) && isSold(word));
  if (written.length > 0) return meant(written, 'dialect');
  const other = typed.length < 3 ? undefined : onOtherKeyboard(typed);
  if (other !== undefined) return meant([other], 'keyboard');
  const sound = typed.length < 2 ? [] : soundMeant(typed, words, isSold);
  const begun = words
    .startingWith(typed, begunAtMost * 4)
    .filter(isSold)
    .slice(0, begunAtMost);
  // What sounds exactly so may be meant as well as what begins so.
  const exactly = sound.filter(({ sure }) => sure === sureOf.sound);
  if (begun.length > 0) return [...exactly, ...meant(begun, 'begun')];
  if (typed.length < 2) return [];
  const close = misspelt(typed, words, isSold);
  const isClose = close.every(({ steps }) => steps <= 1);
  const mistaken = meant(
    close.map(({ word }) => word),
    'misspelt',
    isClose,
  );
  // A word of the other script may be meant as well as a slip of the finger.
  if (mistaken.length > 0 && (isClose || sound.length === 0)) return [...mistaken, ...sound];
  if (sound.length > 0) return sound;
  const own = alikeInOwnScript(typed, words, isSold);
  const slipped = own.length > 0 ? own : misspeltFirst(typed, words, isSold);
  if (slipped.length > 0)
    return meant(
      slipped.map(({ word }) => word),
      'misspelt',
    );
  if (typed.length < withinFrom) return [];
  const within = meant(words.containing(typed, begunAtMost).filter(isSold), 'within');
  if (within.length > 0) return within;
  const near = nearUnsold(typed, words, isSold);
  return near.length > 0 ? near : ofSameHead(typed, words, isSold);
};
