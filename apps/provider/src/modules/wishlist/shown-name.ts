/** Letters of a first name that others are shown; longer names are cut. */
const longest = 40;

/**
 * Whether a text leads somewhere: an address of the web, however written, or an e-mail address. What a customer writes
 * goes to people who did not ask for it, so it must not lead anywhere but to the shop.
 */
export const hasLink = (text: string): boolean =>
  /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}/iu.test(text.normalize('NFKC'));

/** Returns the first name as others are shown it; empty where it is no name. */
export const shownName = (firstname: string): string =>
  hasLink(firstname) ? '' : firstname.trim().slice(0, longest);
