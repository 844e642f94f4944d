/** Longest name or line of an address that messages repeat, in characters. */
const longest = 100;

/** A text as a mail program reads addresses in it: a full stop of any script is one, and what has no width is not there. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

/**
 * Whether a text leads somewhere: an address of the web, however written, or an e-mail address. What a customer writes
 * goes to people who did not ask for it, so it must not lead anywhere but to the shop.
 */
export const hasLink = (text: string): boolean =>
  /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}/iu.test(asRead(text));

/**
 * Returns what a buyer wrote as a message to others may repeat it: nothing of what leads somewhere, and cut where it is
 * longer than a name is. Whoever orders or registers chooses who gets the message.
 */
export const plainOfBuyer = (text: string): string => {
  const plain = text.trim();
  if (hasLink(plain)) return '';
  return plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain;
};
