/**
 * Returns the mailbox of an e-mail address, by which somebody who signs up again is known: without capitals, and
 * without what stands after a plus sign, which most providers deliver to the same box.
 */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const box = address.slice(0, at);
  const plus = box.indexOf('+');
  // An address that begins with the sign has nothing else before it.
  return `${plus > 0 ? box.slice(0, plus) : box}${address.slice(at)}`;
};
