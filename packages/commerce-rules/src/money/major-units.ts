// @chunk trade
import { safeAmount } from './safe-amount.ts';

/** Above fifteen digits a decimal fraction no longer survives the conversion to a number and back. */
const largestMinor = 999_999_999_999_999;

/**
 * Converts minor units to the wire's number: 2290 at scale 2 is 22.9, 12000 at scale 0 is 12000. Throws
 * RangeError for an amount that is not whole or has more than fifteen digits.
 */
export const majorUnits = (minor: number, scale: number): number => {
  if (Math.abs(safeAmount(minor)) > largestMinor)
    throw new RangeError(`too large to be written exactly: ${minor}`);
  return minor / 10 ** scale + 0;
};
