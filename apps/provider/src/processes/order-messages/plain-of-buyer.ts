/** Longest name or line of an address that messages repeat, in characters. */
const longest = 100;

/**
 * What programs make a link of: an address of the web or of e-mail. Names of Iraq have no Latin ending after a dot
 * without a space.
 */
const linkLike = /:\/\/|\bwww\.|@|[\p{L}\p{N}-]\.[a-z]{2,}(?![\p{L}\p{N}])/iu;

/**
 * Returns what a buyer wrote as a message to others may repeat it: without what looks like a link, and cut where it is
 * longer than a name is. Whoever orders as a guest chooses who gets the message.
 */
export const plainOfBuyer = (text: string): string => {
  const plain = text.trim();
  if (linkLike.test(plain)) return '';
  return plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain;
};
