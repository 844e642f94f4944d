/** The coarsest step an amount of dinars is asked in: dearer goods are priced more roundly. */
const stepOf = (amount: number): number => {
  if (amount < 10_000) return 250;
  if (amount < 40_000) return 500;
  if (amount < 300_000) return 1_000;
  return amount < 1_500_000 ? 5_000 : 25_000;
};

/** Dinars rounded to the step a shop would ask, never below 250: 12,340 is 12,500, 412,900 is 415,000. */
export const stepped = (amount: number): number => {
  const step = stepOf(amount);
  return Math.max(250, Math.floor((amount + Math.floor(step / 2)) / step) * step);
};

/** So many percent of an amount, stepped. */
export const percentOf = (amount: number, percent: number): number =>
  stepped(Math.floor((amount * percent) / 100));
