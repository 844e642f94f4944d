import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { NewPrice } from '../../pricing/pricing.ts';

export type StockMovement = {
  delta: number;
  reason: string;
  order_id: number | null;
  order_number: string | null;
  at: string;
};

/** Movements shown of a product. */
const shownMovements = 20;

/** Reads the last movements of a product's stock, newest first. */
export const readMovements = async (database: Database, productId: number): Promise<StockMovement[]> => {
  const { rows } = await sql<Omit<StockMovement, 'at'> & { at: Date }>`
    select m.delta, m.reason, m.order_id, l.order_number, m.at
    from stock_movement m left join order_listing l on l.order_id = m.order_id
    where m.product_id = ${productId} order by m.id desc limit ${shownMovements}`.execute(database);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

/** Reads the price list of the shop's first store view, and the currencies that prices are set in. */
export const readDeskPricing = async (
  database: Database,
): Promise<{ price_list: string; units: { code: CurrencyCode; scale: number }[] }> => {
  const { rows } = await sql<{ price_list: string; units: { code: CurrencyCode; scale: number }[] }>`
    select v.price_list, (select json_agg(json_build_object('code', c.code, 'scale', c.scale) order by c.code) from currency c) as units
    from store_view v where v.is_default`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('The shop has no first store view');
  return row;
};

/** Prices as they are set: a currency left out is derived. Instants in ISO 8601. */
export type SetPrices = {
  regular: { currency: CurrencyCode; amount: number }[];
  specials: {
    from: string | null;
    until: string | null;
    amounts: { currency: CurrencyCode; amount: number }[];
  }[];
};

const isOfOnePiece = ({ price_list, min_qty }: NewPrice, list: string): boolean =>
  price_list === list && min_qty === 1;

/** Returns what was set of a product's rows: its prices for one piece in this list, without derived ones. */
export const setPricesOf = (rows: readonly NewPrice[], list: string): SetPrices => {
  const own = rows.filter((row) => isOfOnePiece(row, list) && !row.is_derived);
  const amountsOf = (some: readonly NewPrice[]) => some.map(({ currency, amount }) => ({ currency, amount }));
  const specials = Map.groupBy(
    own.filter(({ kind }) => kind === 'special'),
    ({ from }) => from,
  );
  return {
    regular: amountsOf(own.filter(({ kind, from }) => kind === 'regular' && from === null)),
    specials: [...specials].map(([from, some]) => ({
      from,
      until: some[0]?.until ?? null,
      amounts: amountsOf(some),
    })),
  };
};

/** Returns a product's rows with these prices in place of those that `setPricesOf` returns. */
export const withSetPrices = (
  rows: readonly NewPrice[],
  list: string,
  { regular, specials }: SetPrices,
): NewPrice[] => {
  const own = { price_list: list, min_qty: 1, is_derived: false };
  const isReplaced = (row: NewPrice): boolean =>
    isOfOnePiece(row, list) && (row.kind === 'special' || row.from === null);
  return [
    ...rows.filter((row) => !isReplaced(row)),
    ...regular.map((price) => ({ ...own, ...price, kind: 'regular' as const, from: null, until: null })),
    ...specials.flatMap(({ from, until, amounts }) =>
      amounts.map((price) => ({ ...own, ...price, kind: 'special' as const, from, until })),
    ),
  ];
};

/** Whether every special price is below the regular one of its currency, as far as both are set. */
export const isSpecialBelow = ({ regular, specials }: SetPrices): boolean =>
  specials.every(({ amounts }) =>
    amounts.every(({ currency, amount }) => {
      const whole = regular.find((price) => price.currency === currency);
      return whole === undefined || amount < whole.amount;
    }),
  );
