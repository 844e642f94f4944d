import type { CurrencySettings } from '@dijla/contract/client';
import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import type { Language } from '@dijla/contract/store-views';
import type { StoreView, Stores } from '../../store-views/store-views.ts';
import type { PaperCurrency } from '../papers/order-paper.ts';
import type { PaperLook } from '../seller/seller.ts';

/** For whom a paper is printed. */
export type Presentation = { language: Language; stores: Pick<Stores, 'all' | 'byCode'>; look: PaperLook };

/** Groups of digits, such as those of a telephone number in an address: they keep their order and one line. */
const withWholeNumbers = (text: string): string =>
  text.replaceAll(/\+?\d(?:[ -]?\d){6,}/g, (number) => leftToRight(number.replaceAll(' ', '\u00a0')));

/** Gives a text the direction of its own first letter, whatever stands beside it. */
export const isolated = (text: string): string => `\u2068${withWholeNumbers(text)}\u2069`;

/** Keeps the parts of a number in their order, beside Arabic too. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Returns the store view whose rules for money and direction a language follows. */
export const viewOf = ({ language, stores }: Pick<Presentation, 'language' | 'stores'>): StoreView =>
  stores.all.find((view) => view.language === language) ?? stores.byCode(undefined);

/** Another currency than the store's own is written as its carts write it: its symbol behind the amount. */
const settingsOf = ({ currency }: StoreView, { code, scale, symbol }: PaperCurrency): CurrencySettings =>
  code === currency.code ? currency : { ...currency, code, scale, symbol, sign_placement: 'append' };

/** Returns the function that writes minor units of a currency as the store view of the language does. */
export const moneyText = (
  presentation: Pick<Presentation, 'language' | 'stores'>,
  currency: PaperCurrency,
): ((minor: number) => string) => {
  const settings = settingsOf(viewOf(presentation), currency);
  return (minor) => isolated(formatMoney(minor, settings).text);
};

/** Returns the day in Baghdad of an instant in ISO 8601: `28-2-2026`. */
export const shownDay = (instant: string): string => leftToRight(dayInBaghdad(instant));

/** Returns a mobile number in groups, `0770 123 4567`, and any other as it was given. */
export const shownPhone = (given: string): string =>
  leftToRight(
    isMobileNumber(given) ? phoneDigits(given).replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3') : given.trim(),
  );

/** Parts beside each other, without those that are missing. */
export const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');
