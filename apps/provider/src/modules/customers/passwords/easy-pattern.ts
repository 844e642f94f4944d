import { plainPassword } from './folded-password.ts';

/** Rows of keyboards, alphabets and digits, as they are typed one after another. */
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

/** Shorter ones stand in many good passwords. */
const shortestRun = 3;

const isRun = (text: string): boolean => runs.some((run) => run.includes(text)) || /^(.)\1*$/u.test(text);

/** How many characters from this place on are one run. */
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

/** Whether a plain password is nothing but neighbouring keys, letters or digits in their order, or a few characters again and again: `asdf1234`, `ضصثقفغعه`, `12121212`. */
export const isEasyPattern = (plain: string): boolean => /^(.{1,4}?)\1+$/u.test(plain) || isOnlyRuns(plain);
