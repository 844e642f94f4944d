/**
 * Converts a decimal amount to minor units: `34.5` at scale 2 is 3450, `34.0000` is 3400. Returns undefined
 * when it is not an amount or has more decimals than the scale.
 */
export const minorUnitsOf = (text: string, scale: number): number | undefined => {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, whole = '', decimals = ''] = match;
  if (/[1-9]/.test(decimals.slice(scale))) return undefined;
  return Number(whole + decimals.slice(0, scale).padEnd(scale, '0'));
};
