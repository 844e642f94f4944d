/**
 * Returns the wire's number as minor units. Rounds, because a foreign provider may send more decimals than
 * the currency has.
 */
export const minorOfWire = (major: number, scale: number): number => Math.round(major * 10 ** scale) + 0;
