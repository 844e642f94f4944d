import { lettersOf, plainPassword } from './folded-password.ts';

/** A customer's personal data; the telephone in normalized form. */
export type OwnData = { email: string; firstname: string; lastname: string; telephone: string | null };

/** Minimum length of a part; shorter ones occur in many words. */
const shortestPart = 3;
/** Minimum number of characters besides the customer's own data; fewer are easily guessed. */
const fewestOthers = 5;

const wordsOf = (text: string): string[] => [text, ...text.split(/[^\p{L}\p{N}]+/u)];

const numbersOf = (telephone: string | null): string[] => {
  const national = telephone?.replace(/^0/, '') ?? '';
  return national === '' ? [] : [`00964${national}`, `964${national}`, `0${national}`, national];
};

/** Returns all parts of the customer's data that a password could contain, longest first. */
const partsOf = ({ email, firstname, lastname, telephone }: OwnData): string[] => {
  const local = email.split('@')[0] ?? '';
  const parts = [email, ...[local, firstname, lastname].flatMap(wordsOf), ...numbersOf(telephone)].map(
    (part) => lettersOf(plainPassword(part)),
  );
  return parts
    .filter((part) => [...part].length >= shortestPart)
    .toSorted((one, other) => other.length - one.length);
};

/** Whether a password is little more than the customer's own name, e-mail address or phone number. */
export const isOwnPassword = (password: string, own: OwnData): boolean => {
  const written = lettersOf(plainPassword(password));
  const rest = partsOf(own).reduce((text, part) => text.replaceAll(part, ''), written);
  return rest !== written && [...rest].length < fewestOthers;
};
