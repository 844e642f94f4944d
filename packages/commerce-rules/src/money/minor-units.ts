// @chunk trade
import { majorUnits } from './major-units.ts';

/**
 * Converts the wire's number to minor units: 22.9 at scale 2 is 2290. Throws RangeError when it has more
 * decimals than the scale, or is not a number.
 */
export const minorUnits = (major: number, scale: number): number => {
  const minor = Math.round(major * 10 ** scale) + 0;
  if (majorUnits(minor, scale) !== major) throw new RangeError(`${major} does not fit ${scale} decimals`);
  return minor;
};
