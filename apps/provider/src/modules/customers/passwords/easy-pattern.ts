import { plainPassword } from './folded-password.ts';

/** Keyboard rows, alphabets and digits in typing order. */
const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ئءؤرلاىةوزظ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ',
].map(plainPassword);
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))];

/** Minimum length of a run; shorter ones occur in many good passwords. */
const shortestRun = 3;

const isRun = (text: string): boolean => runs.some((run) => run.includes(text)) || /^(.)\1*$/u.test(text);

/** Returns the length of the longest run that starts at this index. */
const runLengthAt = (text: string, start: number): number => {
  let length = shortestRun;
  while (start + length <= text.length && isRun(text.slice(start, start + length))) length += 1;
  return length - 1;
};

const isOnlyRuns = (text: string): boolean => {
  let start = 0;
  while (start < text.length) {
    const length = runLengthAt(text, start);
    if (length < shortestRun) return false;
    start += length;
  }
  return true;
};

/**
 * Whether a plain password consists only of neighboring keys, letters or digits in order, or repeats a few
 * characters: `asdf1234`, `ضصثقفغعه`, `12121212`.
 */
export const isEasyPattern = (plain: string): boolean => /^(.{1,4}?)\1+$/u.test(plain) || isOnlyRuns(plain);
