/**
 * The account whose password is tried, or the given name when no account has it. Staff have accounts of their
 * own, which are named by their e-mail address alone.
 */
export type Whose = { id: number } | { name: string } | { staffEmail: string };

/**
 * Returns the key under which password guesses are counted. An account has one key, whether it is named by
 * e-mail address, number, former sign-in or session. An unknown name has its own key with the same limits,
 * so that guessing does not reveal which accounts exist.
 */
export const guessedAccount = (whose: Whose): string =>
  'id' in whose
    ? `customer ${whose.id}`
    : 'staffEmail' in whose
      ? `staff ${whose.staffEmail}`
      : `name ${whose.name}`;
