import type { CurrencyCode } from '@dijla/contract/client';
import type { PriceInput } from '@dijla/provider/modules/catalog/catalog';
import { amountCell, quantityCell } from '../cells/amount-cell.ts';
import { moneyCell } from '../cells/money-cell.ts';
import { currencyScales } from '../currency-scales.ts';
import { end, instant, json } from './cell-types.ts';
import { type Column, type Draft, draftAt } from './sheet.ts';

const currencies = ['IQD', 'USD'] as const satisfies readonly CurrencyCode[];

/** Formats minor units as a decimal amount: 950 USD cents are `9.50`. */
const majorText = (amount: number, currency: CurrencyCode): string => {
  const scale = currencyScales[currency];
  const digits = String(amount).padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};

type Split = { cells: ReadonlyMap<string, string>; rest: PriceInput[] };

/**
 * Splits prices into those with their own columns (general prices without a window, and one window of
 * special prices) and the rest, which go into one cell.
 */
const splitPrices = (prices: readonly PriceInput[]): Split => {
  const cells = new Map<string, string>();
  const isEverybodys = (price: PriceInput): boolean =>
    price.price_list === 'general' && price.from === null && price.until === null;
  const window = prices.find(
    ({ kind, price_list, min_qty }) => kind === 'special' && price_list === 'general' && min_qty === 1,
  );
  const rest = prices.filter((price) => {
    const { kind, currency, amount, min_qty, from, until } = price;
    const text = majorText(amount, currency);
    const hasColumn =
      kind === 'regular'
        ? isEverybodys(price)
        : price.price_list === 'general' && min_qty === 1 && from === window?.from && until === window.until;
    if (!hasColumn) return true;
    const name =
      kind === 'special'
        ? `special_price_${currency}`
        : min_qty === 1
          ? `price_${currency}`
          : `tiers_${currency}`;
    cells.set(
      name,
      min_qty === 1
        ? text
        : [cells.get(name), `${min_qty}=${text}`].filter((part) => part !== undefined).join('|'),
    );
    return false;
  });
  if (window?.from) cells.set('special_from', window.from);
  if (window?.until) cells.set('special_to', window.until);
  return { cells, rest };
};

const splits = new WeakMap<object, Split>();
/** Splits the prices once for all columns of a record. */
const splitOf = ({ prices }: Draft): Split => {
  const rows = prices as PriceInput[];
  const split = splits.get(rows) ?? splitPrices(rows);
  splits.set(rows, split);
  return split;
};

const addPrice = (
  draft: Draft,
  price: Omit<PriceInput, 'price_list' | 'from' | 'until' | 'is_derived'>,
  price_list: string,
): void => {
  const prices = draft['prices'];
  if (Array.isArray(prices))
    prices.push({ price_list, ...price, from: null, until: null, is_derived: false });
};

/** Parses an amount in the column's currency; returns undefined when the cell names another. */
const amountIn = (cell: string, currency: CurrencyCode): number | undefined => {
  const money = moneyCell(cell);
  return money.currency === undefined || money.currency === currency
    ? amountCell(money.amount, currencyScales[currency])
    : undefined;
};

const tiersOf = (cell: string, currency: CurrencyCode): { min_qty: number; amount: number }[] | undefined => {
  const tiers = cell.split('|').map((tier) => {
    const [qty = '', text = ''] = tier.split('=');
    return { min_qty: quantityCell(qty), amount: amountIn(text, currency) };
  });
  const read = tiers.flatMap(({ min_qty, amount }) =>
    min_qty === undefined || amount === undefined ? [] : [{ min_qty, amount }],
  );
  return read.length === tiers.length ? read : undefined;
};

/**
 * Returns the column for `price_IQD`, `special_price_USD` or `tiers_IQD`, optionally followed by a price
 * list: `price_IQD_wholesale`.
 */
export const priceColumnOf = (name: string): Column | undefined => {
  const match = /^(special_price|price|tiers)(?:_(iqd|usd))?(?:_(.+))?$/i.exec(name);
  if (match === null) return undefined;
  const [, part = '', code = 'iqd', list = 'general'] = match;
  const currency: CurrencyCode = code.toLowerCase() === 'usd' ? 'USD' : 'IQD';
  return {
    name,
    write: (record) => splitOf(record).cells.get(name) ?? '',
    read: (cell, draft) => {
      if (part.toLowerCase() === 'tiers') {
        const tiers = tiersOf(cell, currency);
        tiers?.forEach((tier) => addPrice(draft, { currency, kind: 'regular', ...tier }, list));
        return tiers !== undefined;
      }
      const amount = amountIn(cell, currency);
      if (amount !== undefined)
        addPrice(
          draft,
          { currency, kind: part.toLowerCase() === 'price' ? 'regular' : 'special', amount, min_qty: 1 },
          list,
        );
      return amount !== undefined;
    },
  };
};

const window = 'special window';

const windowColumn = (name: 'special_from' | 'special_to'): Column => ({
  name,
  write: (record) => splitOf(record).cells.get(name) ?? '',
  read: (cell, draft) => {
    const at = (name === 'special_from' ? instant : end).read(cell);
    if (at !== undefined) draftAt(draft, [window])[name] = at;
    return at !== undefined;
  },
});

/** Prices without a column: those of other price lists and those with other windows. */
const more: Column = {
  name: 'more_prices',
  write: (record) => json.write(splitOf(record).rest),
  read: (cell, draft) => {
    const rows = json.read(cell);
    const prices = draft['prices'];
    if (!Array.isArray(rows) || !Array.isArray(prices)) return false;
    draft['more prices'] = rows;
    return true;
  },
};

export const priceColumns: readonly Column[] = [
  ...currencies.flatMap((currency) =>
    ['price', 'special_price', 'tiers'].flatMap((part) => priceColumnOf(`${part}_${currency}`) ?? []),
  ),
  windowColumn('special_from'),
  windowColumn('special_to'),
  more,
];

/** Sets the window of special prices and adds the prices without a column. */
export const finishPrices = (draft: Draft): void => {
  const { special_from: from = null, special_to: until = null } = draftAt(draft, [window]);
  const prices = Array.isArray(draft['prices']) ? (draft['prices'] as PriceInput[]) : [];
  const others = Array.isArray(draft['more prices']) ? draft['more prices'] : [];
  draft['prices'] = [
    ...prices.map((price) => (price.kind === 'special' ? { ...price, from, until } : price)),
    ...others,
  ];
  delete draft[window];
  delete draft['more prices'];
};
