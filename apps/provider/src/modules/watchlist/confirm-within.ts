/** Milliseconds that a guest has to confirm an alert, as its message says. */
export const confirmWithin = 2 * 86_400_000;
