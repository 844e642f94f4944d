/** Longest name or line of an address that messages repeat, in characters. */
const longest = 100;

/**
 * Whether a text leads somewhere: an address of the web, however written, or an e-mail address. What a customer writes
 * goes to people who did not ask for it, so it must not lead anywhere but to the shop.
 */
export const hasLink = (text: string): boolean =>
  /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}/iu.test(text.normalize('NFKC'));

/**
 * Returns what a buyer wrote as a message to others may repeat it: nothing of what leads somewhere, and cut where it is
 * longer than a name is. Whoever orders or registers chooses who gets the message.
 */
export const plainOfBuyer = (text: string): string => {
  const plain = text.trim();
  if (hasLink(plain)) return '';
  return plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain;
};
