// @chunk trade
import type { CurrencySettings } from '@dijla/contract/client';
import { safeAmount } from './safe-amount.ts';

export type FormattedMoney = {
  sign: '' | '−';
  amount: string;
  symbol: string;
  placement: 'append' | 'prepend';
  text: string;
};

/**
 * Keeps a minus to the left of its digits within right-to-left text, without affecting the direction of the
 * surrounding text.
 */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Formats money for both stores with Latin digits: 12000 is `12,000 د.ع`, 950 at scale 2 is `$9.50`, −950 is
 * `−$9.50`. `amount` has no sign; `text` is the whole text, in which a negative amount with its minus is
 * isolated left-to-right.
 */
export const formatMoney = (minor: number, settings: CurrencySettings): FormattedMoney => {
  const digits = String(Math.abs(safeAmount(minor))).padStart(settings.scale + 1, '0');
  const whole = digits
    .slice(0, digits.length - settings.scale)
    .replace(/\B(?=(\d{3})+$)/g, () => settings.thousands_separator);
  const amount =
    settings.scale === 0 ? whole : `${whole}${settings.decimal_separator}${digits.slice(-settings.scale)}`;
  const sign = minor < 0 ? '−' : '';
  const isPrepended = settings.sign_placement === 'prepend';
  const counted = `${sign}${isPrepended ? settings.symbol : ''}${amount}`;
  const text = `${sign === '' ? counted : leftToRight(counted)}${isPrepended ? '' : ` ${settings.symbol}`}`;
  return { sign, amount, symbol: settings.symbol, placement: settings.sign_placement, text };
};
