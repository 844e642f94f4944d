import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isEasyPattern } from './easy-pattern.ts';
import { asLatinKeys, lettersOf, plainPassword } from './folded-password.ts';
import { iraqiWords } from './iraqi-words.ts';

/** What people add to a word so that it counts as another: a year, a number, a sign. */
const ending = /[^\p{L}]{1,4}$/u;

let known: ReadonlySet<string> | undefined;

/** The 20,000 most common passwords, as `@zxcvbn-ts/language-common` lists them (see LICENSE), with those of this country; about 3 MB, read when it is first asked for. */
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

/** Whether many people choose this password: a word of the list, also with another case, look-alike signs or a short number after it, or typed on the other keyboard; or an easy pattern. */
export const isCommonPassword = (password: string): boolean =>
  [password, asLatinKeys(password)].some((typed) => isKnown(plainPassword(typed)));
