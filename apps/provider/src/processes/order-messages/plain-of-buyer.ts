import { hasLink } from '../../modules/wishlist/wishlist.ts';

/** Longest name or line of an address that messages repeat, in characters. */
const longest = 100;

/**
 * Returns what a buyer wrote as a message to others may repeat it: nothing of what leads somewhere, and cut where it is
 * longer than a name is. Whoever orders as a guest chooses who gets the message.
 */
export const plainOfBuyer = (text: string): string => {
  const plain = text.trim();
  if (hasLink(plain)) return '';
  return plain.length > longest ? `${plain.slice(0, longest).trimEnd()}…` : plain;
};
