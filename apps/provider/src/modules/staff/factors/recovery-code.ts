import { createHmac, randomInt } from 'node:crypto';
import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** Letters and digits that are not taken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const [codes, groups, groupLength] = [10, 3, 4];

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Returns ten new codes such as `k7mq-p2x9-hd4w`, of 59 random bits each. */
export const newCodes = (): string[] => Array.from({ length: codes }, newCode);

/** Whether something typed may be a recovery code rather than the code of an app. */
export const looksLikeRecoveryCode = (typed: string): boolean => /[a-z]/i.test(typed);

/** Returns what is kept of a member's code, in whatever way it is typed. */
export const recoveryHash = (staffId: number, typed: string, shopSecret: string): Buffer => {
  const plain = latinDigits(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const key = createHmac('sha256', shopSecret).update('recovery code').digest();
  return createHmac('sha256', key).update(`${staffId}\n${plain}`).digest();
};
