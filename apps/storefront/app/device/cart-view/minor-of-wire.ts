/** The wire's number as minor units. A provider elsewhere may send more decimals than the currency has: it is rounded, not refused. */
export const minorOfWire = (major: number, scale: number): number => Math.round(major * 10 ** scale) + 0;
