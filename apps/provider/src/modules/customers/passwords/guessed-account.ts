/** Whose password is tried: the account's that was found, or that of a name nobody has. */
export type Whose = { id: number } | { name: string };

/**
 * What guesses at a password are counted under: an account once, whether it is called by its e-mail address, its number, one from before or a session; a
 * name that is nobody's by itself, as strictly, so that a guesser who tries it sees no difference.
 */
export const guessedAccount = (whose: Whose): string =>
  'id' in whose ? `customer ${whose.id}` : `name ${whose.name}`;
