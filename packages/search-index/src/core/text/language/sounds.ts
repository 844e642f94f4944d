import { isArabic } from './words-in.ts';

/**
 * Letters of both scripts by how they sound in Iraq, consonants in upper case and vowels in lower case.
 * Letters that people exchange when they write a foreign name have one sound: p and b, g, j, k and q.
 */
const arabicSounds: Readonly<Record<string, string>> = {
  ا: 'a',
  و: 'u',
  ي: 'i',
  ع: 'a',
  ه: 'H',
  ح: 'H',
  خ: 'X',
  ب: 'B',
  ت: 'T',
  ط: 'T',
  ث: 'S',
  ج: 'K',
  ق: 'K',
  ك: 'K',
  غ: 'K',
  د: 'D',
  ض: 'D',
  ذ: 'Z',
  ز: 'Z',
  ظ: 'D',
  ر: 'R',
  س: 'S',
  ص: 'S',
  ش: 'C',
  ف: 'F',
  ل: 'L',
  م: 'M',
  ن: 'N',
};

/** What people write for a sound in Latin letters, longer writings first; digits as in Arabizi. */
const latinSounds: readonly (readonly [string, string])[] = [
  ['tsch', 'C'],
  ['sch', 'C'],
  ['tch', 'C'],
  ['sh', 'C'],
  ['ch', 'C'],
  ['kh', 'X'],
  ['gh', 'K'],
  ['ph', 'F'],
  ['th', 'S'],
  ['dh', 'D'],
  ['ck', 'K'],
  ['ce', 'Si'],
  ['ci', 'Si'],
  ['cy', 'Si'],
  ['qu', 'K'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ee', 'i'],
  ['ea', 'i'],
  ['ai', 'ai'],
  ['ei', 'ai'],
  ['ay', 'ai'],
  ['x', 'KS'],
  ['a', 'a'],
  ['e', 'i'],
  ['i', 'i'],
  ['o', 'u'],
  ['u', 'u'],
  ['w', 'u'],
  ['y', 'i'],
  ['b', 'B'],
  ['p', 'B'],
  ['c', 'K'],
  ['d', 'D'],
  ['f', 'F'],
  ['g', 'K'],
  ['h', 'H'],
  ['j', 'K'],
  ['k', 'K'],
  ['l', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['q', 'K'],
  ['r', 'R'],
  ['s', 'S'],
  ['t', 'T'],
  ['v', 'F'],
  ['z', 'Z'],
  ['2', 'a'],
  ['3', 'a'],
  ['4', 'Z'],
  ['5', 'X'],
  ['6', 'T'],
  ['7', 'H'],
  ['8', 'K'],
  ['9', 'S'],
];

const latinAt = (word: string, place: number): readonly [string, string] | undefined =>
  latinSounds.find(([written]) => word.startsWith(written, place));

const heard = (word: string): string => {
  let sounds = '';
  // The last ه of a word stands for ة, which is spoken as a vowel.
  if (isArabic(word)) for (const letter of word.replace(/ه$/, 'ا')) sounds += arabicSounds[letter] ?? '';
  else
    for (let place = 0; place < word.length;) {
      const [written, sound] = latinAt(word, place) ?? [word[place] ?? '', ''];
      sounds += sound;
      place += written.length;
    }
  return sounds.replaceAll(/(.)\1+/g, '$1');
};

/** Every lexicon hears the same words. */
const known = new Map<string, string>();
const knownAtMost = 20_000;

/** Returns the sounds of a folded word of either script, doubled ones once; empty for other scripts. */
export const soundsOf = (word: string): string => {
  const found = known.get(word);
  if (found !== undefined) return found;
  const sounds = heard(word);
  if (known.size === knownAtMost) known.clear();
  known.set(word, sounds);
  return sounds;
};

/** Returns the consonants among sounds, with a vowel only where it comes first. */
export const skeletonOf = (sounds: string): string => sounds.replace(/^[aiu]/, 'A').replaceAll(/[aiu]/g, '');

/** Writings that stand for another sound as well: th for ث and ذ, ch for ش and چ, g for ك and غ and ق. */
const ambiguous: readonly (readonly [RegExp, string])[] = [
  [/th/g, 'z'],
  [/th/g, 'd'],
  [/ch/g, 'j'],
  [/gh/g, 'g'],
  [/e$/g, ''],
];

/** Returns a word of Latin letters and what it may be read as instead, where letters are ambiguous. */
export const readingsOf = (word: string): string[] => [
  ...new Set([word, ...ambiguous.map(([written, other]) => word.replaceAll(written, other))]),
];

/** What a vowel costs that only one of two words writes, and one written otherwise. */
const [unwritten, otherVowel] = [0.2, 0.3];

const gapSteps = (one: string, other: string): number => {
  let same = 0;
  for (const vowel of 'aiu') same += Math.min(one.split(vowel).length - 1, other.split(vowel).length - 1);
  const least = Math.min(one.length, other.length);
  return Math.abs(one.length - other.length) * unwritten + (least - same) * otherVowel;
};

/**
 * Returns how far two words of the same consonants are apart by the vowels before, between and after these:
 * Arabic leaves short ones out.
 */
export const vowelSteps = (one: string, other: string): number => {
  const [own, others] = [one, other].map((sounds) => sounds.split(/[A-Z]/));
  return (own ?? []).reduce((sum, gap, place) => sum + gapSteps(gap, others?.[place] ?? ''), 0);
};
