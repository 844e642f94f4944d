import { formatMoney } from '@dijla/commerce-rules/money/format-money';
import { type Fraction, fractionOf } from '@dijla/commerce-rules/money/fraction-of';
import type { CurrencyInformation, CurrencySettings } from '@dijla/contract/client';
import { type StoreView, storeViews } from '@dijla/contract/store-views';
import { orderCurrency } from '../../../view-models/orders/order-currency.ts';
import { showOtherCurrency } from '../../../shop/cards/other-currency.ts';
import { pageClient } from '../../../device/page-client.ts';

const choiceKey = 'dijla-display-currency';
const ratesKey = 'dijla-rates';
const dayMs = 86_400_000;

/** Decimal places kept of a rate. */
const rateScale = 1_000_000;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The choice then holds for this page.
  }
};

/** Whether this device shows prices in the other currency of the shop too. */
export const showsOtherCurrency = (): boolean => read(choiceKey) === 'other';

/** Returns the currency of the shop's other store view, as this one writes it; null where all sell in one. */
export const otherCurrencyOf = (store: StoreView): CurrencySettings | null => {
  const other = Object.values(storeViews).find(({ currency }) => currency.code !== store.currency.code);
  return other === undefined ? null : orderCurrency(other.currency.code, store);
};

type Rates = Pick<CurrencyInformation, 'base_currency_code' | 'exchange_rates'>;

/** Returns how many units of a currency one of the base is; 1 of the base itself, null where the shop has no rate. */
const perBase = ({ base_currency_code: base, exchange_rates: rates }: Rates, code: string): number | null =>
  base === code ? 1 : (rates.find(({ currency_to: to }) => to === code)?.rate ?? null);

/** A currency, and how many of its minor units one minor unit of the store's is. */
type Converted = { currency: CurrencySettings; rate: Fraction };

/** Returns what amounts of a store are shown in besides, by the shop's rates of today; null without a rate. */
export const otherCurrencyBy = (rates: Rates, store: StoreView): Converted | null => {
  const currency = otherCurrencyOf(store);
  if (currency === null) return null;
  const [to, from] = [perBase(rates, currency.code), perBase(rates, store.currency.code)];
  if (to === null || from === null || !(to > 0) || !(from > 0)) return null;
  return {
    currency,
    rate: {
      numerator: Math.round(to * rateScale) * 10 ** currency.scale,
      denominator: Math.round(from * rateScale) * 10 ** store.currency.scale,
    },
  };
};

const keptRates = (now: number): Rates | null => {
  try {
    const kept = JSON.parse(read(ratesKey) ?? 'null') as { at: number; rates: Rates } | null;
    return kept !== null && now - kept.at < dayMs ? kept.rates : null;
  } catch {
    return null;
  }
};

const ratesOfToday = async (store: StoreView, now: number): Promise<Rates | null> => {
  const kept = keptRates(now);
  if (kept !== null) return kept;
  const answer = await pageClient('store/currency', { query: { storeCode: store.code } }).catch(() => null);
  if (!answer?.ok) return null;
  write(ratesKey, JSON.stringify({ at: now, rates: answer.result }));
  return answer.result;
};

/** Shows prices in the other currency too where this device chose so; rates are asked for once a day. `now` in ms. */
export const followDisplayCurrency = async (store: StoreView, now: number): Promise<void> => {
  const rates = showsOtherCurrency() ? await ratesOfToday(store, now) : null;
  const other = rates !== null && showsOtherCurrency() ? otherCurrencyBy(rates, store) : null;
  showOtherCurrency(
    other && ((minor) => `\u2068${formatMoney(fractionOf(minor, other.rate), other.currency).text}\u2069`),
  );
};

const listeners = new Set<() => void>();

/** Calls the listener when the choice changes. Returns a function that unsubscribes. */
export const onDisplayCurrencyChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps the choice of this device, and shows it. */
export const chooseOtherCurrency = async (isShown: boolean, store: StoreView, now: number): Promise<void> => {
  write(choiceKey, isShown ? 'other' : null);
  for (const listener of listeners) listener();
  await followDisplayCurrency(store, now);
};
