/** Returns the amount if it is a safe integer, never −0; otherwise throws RangeError. */
export const safeAmount = (amount: number): number => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a safe whole amount: ${amount}`);
  return amount + 0;
};
