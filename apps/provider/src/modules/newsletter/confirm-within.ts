/** Milliseconds that an address has to confirm the newsletter, as its message says. */
export const confirmWithin = 2 * 86_400_000;
