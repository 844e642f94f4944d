import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isEasyPattern } from './easy-pattern.ts';
import { asLatinKeys, lettersOf, plainPassword } from './folded-password.ts';
import { iraqiWords } from './iraqi-words.ts';

/** What people append to a common word to make it acceptable: a year, a number, a sign. */
const ending = /[^\p{L}]{1,4}$/u;

let known: ReadonlySet<string> | undefined;

/**
 * The 20,000 most common passwords of `@zxcvbn-ts/language-common` (see LICENSE) and those common in Iraq.
 * About 3 MB, loaded on first use.
 */
const knownPasswords = (): ReadonlySet<string> => {
  known ??= new Set(
    [
      ...gunzipSync(readFileSync(join(import.meta.dirname, 'common-passwords.txt.gz')))
        .toString('utf8')
        .split('\n'),
      ...iraqiWords,
    ].map((word) => lettersOf(plainPassword(word))),
  );
  return known;
};

const isKnown = (plain: string): boolean =>
  isEasyPattern(plain) ||
  [plain, plain.replace(ending, '')].some((word) => word !== '' && knownPasswords().has(lettersOf(word)));

/**
 * Whether a password is common: a word of the list, also in another case, with look-alike characters, with a
 * short number appended or typed on the other keyboard layout; or an easy pattern.
 */
export const isCommonPassword = (password: string): boolean =>
  [password, asLatinKeys(password)].some((typed) => isKnown(plainPassword(typed)));
