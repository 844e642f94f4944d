/** Returns the rounding step for an amount in dinars; higher prices are rounded more coarsely. */
const stepOf = (amount: number): number => {
  if (amount < 10_000) return 250;
  if (amount < 40_000) return 500;
  if (amount < 300_000) return 1_000;
  return amount < 1_500_000 ? 5_000 : 25_000;
};

/**
 * Rounds dinars to a typical retail price, never below 250: 12,340 becomes 12,500, and 412,900 becomes
 * 415,000.
 */
export const stepped = (amount: number): number => {
  const step = stepOf(amount);
  return Math.max(250, Math.floor((amount + Math.floor(step / 2)) / step) * step);
};

/** Returns a percentage of an amount, rounded to its step. */
export const percentOf = (amount: number, percent: number): number =>
  stepped(Math.floor((amount * percent) / 100));
