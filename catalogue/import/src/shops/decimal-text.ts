import { amountCell } from '../cells/amount-cell.ts';
import { moneyCell } from '../cells/money-cell.ts';
import { currencyScales } from '../currency-scales.ts';

/** Decimal places of internal amounts: millionths, enough for every shop's decimals. */
const scale = 6;

/** Parses a decimal amount to millionths; returns undefined when the text is not an amount. */
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

/** Formats millionths with a currency's decimals, rounded half up; a negative amount is an empty text. */
export const amountText = (amount: bigint, currency: string): string => {
  if (amount < 0n) return '';
  const decimals = decimalsOf(currency);
  const unit = 10n ** BigInt(scale - decimals);
  const digits = String((amount + unit / 2n) / unit).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** Returns an amount minus a discount in percent, all in millionths. */
export const lessPercent = (amount: bigint, percent: bigint): bigint =>
  (amount * (100n * 10n ** BigInt(scale) - percent)) / (100n * 10n ** BigInt(scale));
