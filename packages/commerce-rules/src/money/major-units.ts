// @chunk trade
import { safeAmount } from './safe-amount.ts';

/** Beyond fifteen digits a decimal fraction no longer survives the way to a number and back. */
const largestMinor = 999_999_999_999_999;

/**
 * Minor units as the wire's number: 2290 at scale 2 is 22.9, 12000 at scale 0 is 12000.
 * Throws RangeError for what is not whole or has more than fifteen digits.
 */
export const majorUnits = (minor: number, scale: number): number => {
  if (Math.abs(safeAmount(minor)) > largestMinor)
    throw new RangeError(`too large to be written exactly: ${minor}`);
  return minor / 10 ** scale + 0;
};
