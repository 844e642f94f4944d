/** Whether the text has the form of an e-mail address (spec 2 §5). */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

/** Fewest characters of a password (spec 2 §5). */
const leastOfPassword = 8;

/** Whether the password is long enough; the provider also refuses common and personal ones. */
export const isPassword = (text: string): boolean => text.length >= leastOfPassword;

const plain = (text: string): string => text.toLowerCase().replaceAll('-', '');

/** Returns the first field whose name occurs in the text of a refusal (wire §6.2), or null when none does. */
export const fieldNamedIn = <Name extends string>(
  text: string,
  names: Readonly<Partial<Record<Name, string>>>,
): Name | null => {
  const named = Object.entries<string | undefined>(names).find(
    ([, words]) => words !== undefined && plain(text).includes(plain(words)),
  );
  return (named?.[0] as Name | undefined) ?? null;
};

/**
 * Returns the text of a refusal without the English field name in parentheses, which is there only for
 * clients to find the field (wire §6.2).
 */
export const shownRefusal = (text: string): string => text.replace(/ \((?:email|password)\)/, '');
