/** The amount itself, when it is a whole number that integers of JavaScript hold exactly; else throws RangeError. Never −0. */
export const safeAmount = (amount: number): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a safe whole amount: ${amount}`);
  return amount + 0;
};
