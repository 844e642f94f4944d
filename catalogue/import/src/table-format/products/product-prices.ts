import type { CurrencyCode } from '@dijla/contract/client';
import type { PriceInput } from '@dijla/provider/modules/catalog/catalog';
import { amountCell } from '../../cells/amount-cell.ts';
import { dateCell, endCell } from '../../cells/date-cell.ts';
import { moneyCell } from '../../cells/money-cell.ts';
import { currencyScales } from '../../currency-scales.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RowFields } from '../row-fields.ts';

/**
 * `others` are price cells in currencies that the shop does not keep and that have no rate in the mapping.
 */
export type ProductPrices =
  | { ok: true; rows: PriceInput[]; isSpecialWithoutEffect: boolean; others: string[] }
  | { ok: false; code: 'bad-price' | 'bad-date' | 'other-currency'; cell: string };

const isKept = (currency: string): currency is CurrencyCode => Object.hasOwn(currencyScales, currency);

/** Returns the decimal places of an ISO 4217 currency, or two for an unknown one. */
const scaleOf = (currency: string): number => {
  if (isKept(currency)) return currencyScales[currency];
  return /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
        2)
    : 2;
};

/** Converts minor units at a decimal rate, rounded half up: 999 EUR cents at "1.08" are 1079 USD cents. */
const converted = (
  amount: number,
  { from, to, rate }: { from: number; to: number; rate: string },
): number => {
  const [whole = '0', decimals = ''] = rate.split('.');
  const numerator = BigInt(amount) * BigInt(whole + decimals) * 10n ** BigInt(to);
  const denominator = 10n ** BigInt(decimals.length + from);
  return Number((2n * numerator + denominator) / (2n * denominator));
};

type Amounts = Map<CurrencyCode, number>;

/**
 * Returns the currency of a price: the one its cell names, or else that of its column or row. A `$` alone
 * may be any dollar that the column names.
 */
const currencyOf = (named: string | undefined, column: string, base: Mapping['currency']): string => {
  if (column !== '' && (named === undefined || (named === 'USD' && !isKept(column)))) return column;
  return named ?? (base === 'auto' ? 'USD' : base);
};

/** Returns the amounts in the shop's currencies and the cells in others, or the first invalid cell. */
const amountsOf = (
  cells: ReadonlyMap<string, string>,
  { currency: base, decimals, rates }: Mapping,
): { ok: true; amounts: Amounts; others: string[] } | { ok: false; cell: string } => {
  const amounts: Amounts = new Map();
  const others: string[] = [];
  for (const [column, cell] of cells) {
    const money = moneyCell(cell);
    const currency = currencyOf(money.currency, column, base);
    const rate = rates[currency];
    if (!isKept(currency) && rate === undefined) {
      others.push(money.currency === currency ? cell : `${cell} ${currency}`);
      continue;
    }
    const amount = amountCell(money.amount, scaleOf(currency), decimals);
    if (amount === undefined) return { ok: false, cell };
    if (isKept(currency)) amounts.set(currency, amount);
    else if (rate !== undefined && !amounts.has(rate.to))
      amounts.set(
        rate.to,
        converted(amount, { from: scaleOf(currency), to: currencyScales[rate.to], rate: rate.rate }),
      );
  }
  return { ok: true, amounts, others };
};

const isBad = (at: string | null | undefined): at is undefined => at === undefined;

/**
 * Returns a row's prices by currency.
 * - A currency that the shop does not keep needs a rate; a row without any other price is refused.
 * - A higher compare-at price makes the price a special price.
 * - A special price that is zero or not below the price has no effect.
 */
export const productPrices = (fields: RowFields, mapping: Mapping): ProductPrices => {
  const [price, compared, special] = [
    amountsOf(fields.amounts('price'), mapping),
    amountsOf(fields.amounts('compare_at_price'), mapping),
    amountsOf(fields.amounts('special_price'), mapping),
  ];
  for (const read of [price, compared, special])
    if (!read.ok) return { ok: false, code: 'bad-price', cell: read.cell };
  if (!price.ok || !compared.ok || !special.ok)
    return { ok: true, rows: [], isSpecialWithoutEffect: false, others: [] };
  const [foreign] = price.others;
  if (foreign !== undefined && price.amounts.size === 0)
    return { ok: false, code: 'other-currency', cell: foreign };
  const [first, last] = [fields.text('special_from'), fields.text('special_to')];
  const [from, until] = [first === '' ? null : dateCell(first), last === '' ? null : endCell(last)];
  if (isBad(from) || isBad(until)) return { ok: false, code: 'bad-date', cell: isBad(from) ? first : last };
  let isSpecialWithoutEffect = false;
  const rows = [...price.amounts].flatMap(([currency, amount]): PriceInput[] => {
    const before = compared.amounts.get(currency) ?? 0;
    const regular = Math.max(amount, before);
    const reduced = special.amounts.get(currency) || (before > amount ? amount : 0);
    const row = { price_list: 'general', currency, min_qty: 1, is_derived: false } as const;
    const hasEffect = reduced > 0 && reduced < regular;
    isSpecialWithoutEffect ||= reduced > 0 && !hasEffect;
    return [
      { ...row, kind: 'regular', amount: regular, from: null, until: null },
      ...(hasEffect ? [{ ...row, kind: 'special' as const, amount: reduced, from, until }] : []),
    ];
  });
  return {
    ok: true,
    rows,
    isSpecialWithoutEffect,
    others: [...price.others, ...compared.others, ...special.others],
  };
};
