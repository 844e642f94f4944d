import type { CurrencyCode } from '@dijla/contract/client';
import type { PriceInput } from '@dijla/provider/modules/catalog/catalog';
import { amountCell } from '../../cells/amount-cell.ts';
import { dateCell, endCell } from '../../cells/date-cell.ts';
import { moneyCell } from '../../cells/money-cell.ts';
import { currencyScales } from '../../currency-scales.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RowFields } from '../row-fields.ts';

/** `others` are price cells in currencies the shop does not keep and the mapping gives no rate for. */
export type ProductPrices =
  | { ok: true; rows: PriceInput[]; isSpecialWithoutEffect: boolean; others: string[] }
  | { ok: false; code: 'bad-price' | 'bad-date' | 'other-currency'; cell: string };

const isKept = (currency: string): currency is CurrencyCode => Object.hasOwn(currencyScales, currency);

/** Decimal places of a currency of ISO 4217; two for one it does not list. */
const scaleOf = (currency: string): number => {
  if (isKept(currency)) return currencyScales[currency];
  return /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
        2)
    : 2;
};

/** Minor units times a decimal rate, half up: 999 EUR cents at "1.08" are 1079 USD cents. */
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

/** The currency of a price: as its own cell names it, else as its column or row does. A `$` alone is that of any dollar the column names. */
const currencyOf = (named: string | undefined, column: string, base: Mapping['currency']): string => {
  if (column !== '' && (named === undefined || (named === 'USD' && !isKept(column)))) return column;
  return named ?? (base === 'auto' ? 'USD' : base);
};

/** Amounts in the shop's currencies, and cells in others; or the cell that is no amount. */
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
 * A row's prices in each currency it names; one that the shop does not keep needs a rate, and a row without another price is refused. A price to compare with that is higher makes the price a special one; a special price that
 * is not below the price changes nothing. Zero is no special price.
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
