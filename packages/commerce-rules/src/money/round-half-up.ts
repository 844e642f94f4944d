import { safeAmount } from './safe-amount.ts';

const roundedExactly = (numerator: bigint, denominator: bigint): bigint => {
  const remainder = numerator % denominator;
  const whole = (numerator - remainder) / denominator;
  const isUp = (remainder < 0n ? -remainder : remainder) * 2n >= denominator;
  if (!isUp) return whole;
  return numerator < 0n ? whole - 1n : whole + 1n;
};

/**
 * Divides whole numbers and rounds halves away from zero: 5/2 is 3, −5/2 is −3, 7/3 is 2. Exact for operands
 * of any size. Throws RangeError for a fractional operand, a denominator below 1 or a result beyond the safe
 * integers.
 */
export const roundHalfUp = (numerator: number | bigint, denominator: number | bigint): number => {
  if (denominator <= 0) throw new RangeError(`the denominator must be positive: ${denominator}`);
  if (typeof numerator === 'bigint' || typeof denominator === 'bigint') {
    return safeAmount(Number(roundedExactly(BigInt(numerator), BigInt(denominator))));
  }
  safeAmount(denominator);
  const remainder = safeAmount(numerator) % denominator;
  const whole = (numerator - remainder) / denominator;
  return (Math.abs(remainder) * 2 >= denominator ? whole + Math.sign(numerator) : whole) + 0;
};
