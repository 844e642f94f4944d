/** The account whose password is tried, or the given name when no account has it. */
export type Whose = { id: number } | { name: string };

/**
 * Returns the key under which password guesses are counted. An account has one key, whether it is named by
 * e-mail address, number, former sign-in or session. An unknown name has its own key with the same limits,
 * so that guessing does not reveal which accounts exist.
 */
export const guessedAccount = (whose: Whose): string =>
  'id' in whose ? `customer ${whose.id}` : `name ${whose.name}`;
