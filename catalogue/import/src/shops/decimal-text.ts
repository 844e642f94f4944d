import { amountCell } from '../cells/amount-cell.ts';
import { moneyCell } from '../cells/money-cell.ts';
import { currencyScales } from '../currency-scales.ts';

/** Amounts are reckoned in millionths, which every shop's decimals fit in. */
const scale = 6;

/** A decimal amount in millionths; undefined when the text is none. */
export const millionths = (text: string): bigint | undefined => {
  const { amount } = moneyCell(text);
  const isNegative = amount.startsWith('-');
  const read = amountCell(
    isNegative ? amount.slice(1) : amount,
    scale,
    /,\d{1,2}$/.test(amount) ? 'auto' : '.',
  );
  return read === undefined ? undefined : BigInt(isNegative ? -read : read);
};

const decimalsOf = (currency: string): number =>
  Object.hasOwn(currencyScales, currency) ? currencyScales[currency as keyof typeof currencyScales] : 2;

/** Millionths as a text in a currency's decimals, half up; nothing below zero. */
export const amountText = (amount: bigint, currency: string): string => {
  if (amount < 0n) return '';
  const decimals = decimalsOf(currency);
  const unit = 10n ** BigInt(scale - decimals);
  const digits = String((amount + unit / 2n) / unit).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** What is left of an amount after a discount in percent, all in millionths. */
export const lessPercent = (amount: bigint, percent: bigint): bigint =>
  (amount * (100n * 10n ** BigInt(scale) - percent)) / (100n * 10n ** BigInt(scale));
