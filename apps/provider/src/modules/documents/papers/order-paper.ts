import type { ChosenOption, CurrencyCode, PaymentKind } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';

/** A text in the languages that have it. */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** `symbol` is that of no language, such as IQD. */
export type PaperCurrency = { code: CurrencyCode; scale: number; symbol: string };

/** One line as it was ordered, in the language of the order; amounts in minor units, the discount positive. */
export type PaperLine = {
  line_number: number;
  sku: string;
  name: string;
  options: readonly ChosenOption[];
  /** What one piece of a bundle holds. */
  parts: readonly { sku: string; name: string; qty: number }[];
  qty: number;
  price: number;
  price_incl_tax: number;
  row_total: number;
  tax_amount: number;
  discount_amount: number;
};

export type PaperAddress = {
  name: string;
  company: string | null;
  tax_id: string | null;
  telephone: string | null;
  region: Words;
  city: string;
  /** Street and house; empty where only a landmark was given. */
  street: readonly string[];
  /** What is near, by which a courier finds the house. */
  landmark: string | null;
  postcode: string | null;
  country: string;
};

/** A row of the summary: its code, and its title as the shopper read it. */
export type PaperTotal = { code: string; title: string; value: number };

/**
 * All that the papers of an order say of it, as plain data: nothing of it is formatted. Amounts are in minor
 * units of `currency`, those in dinars in minor units of `payable.currency`; times are ISO 8601.
 */
export type OrderPaper = {
  order_id: number;
  order_number: string;
  /** Counted from 1; a change of what was ordered makes the next. */
  revision: number;
  placed_at: string;
  /** The language of names, options and titles of totals. */
  language: Language;
  currency: PaperCurrency;
  lines: readonly PaperLine[];
  /** In the order of the summary, the grand total last. */
  totals: readonly PaperTotal[];
  grand_total: number;
  coupon_code: string | null;
  /** What couriers or gateways take, by the rate and step frozen with the order; null when the order does not say it. */
  payable: { currency: PaperCurrency; total: number } | null;
  /** What is still to be paid, in the currency of `payable` where there is one; 0 once it is paid. */
  due: number;
  /** Until when a buyer pays whose credit line has paid the order; null of other orders. */
  due_at: string | null;
  payment: { code: string; title: Words; kind: PaymentKind | null };
  /** Null when nothing is delivered. */
  delivery: { title: Words; slot: Words | null } | null;
  shipping: PaperAddress | null;
  billing: PaperAddress;
};

/** Returns the text in this language, else in any. */
export const wordsIn = (words: Words, language: Language): string =>
  words[language] ?? Object.values(words)[0] ?? '';
