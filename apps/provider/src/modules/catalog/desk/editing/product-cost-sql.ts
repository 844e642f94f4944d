import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { recordset } from '../../../../database/json/recordset.ts';

export type ProductCost = { amount: number; currency: CurrencyCode };
type Unit = { code: CurrencyCode; scale: number };

/** Reads what a piece of a product costs the shop; undefined where there is no such product. */
export const readProductCost = async (
  db: Database,
  sku: string,
): Promise<{ cost: ProductCost | null } | undefined> => {
  const { rows } = await sql<{ cost: ProductCost | null }>`
    select case when c.product_id is not null then json_build_object('amount', c.amount, 'currency', c.currency) end as cost
    from product p left join product_cost c on c.product_id = p.id where p.sku = ${sku}`.execute(db);
  return rows[0];
};

/** Reads the shop's currencies, the one that its first store view is paid in before the others. */
export const readCostUnits = async (db: Database): Promise<Unit[]> => {
  const { rows } = await sql<Unit>`
    select c.code, c.scale from currency c order by c.code = (select payable_currency from store_view where is_default) desc, c.code`.execute(
    db,
  );
  return rows;
};

type CostLine = { sku: string; amount: number | null };
export type SavedCost = CostLine & { before: ProductCost | null };

/** Writes costs in one currency and returns those that were others before; unknown numbers are passed over. */
export const saveProductCosts = async (
  transaction: DatabaseTransaction,
  lines: readonly CostLine[],
  currency: CurrencyCode,
): Promise<SavedCost[]> => {
  const { rows } = await sql<SavedCost & { id: number }>`
    select p.id, p.sku, given.amount, case when c.product_id is not null then json_build_object('amount', c.amount, 'currency', c.currency) end as before
    from ${recordset(lines, 'sku text, amount bigint')} join product p on p.sku = given.sku left join product_cost c on c.product_id = p.id
    where (given.amount, case when given.amount is not null then ${currency}::text end) is distinct from (c.amount, c.currency) order by p.id`.execute(
    transaction,
  );
  const gone = rows.filter(({ amount }) => amount === null).map(({ id }) => id);
  await sql`delete from product_cost where product_id = any(${gone}::integer[])`.execute(transaction);
  await sql`
    insert into product_cost (product_id, amount, currency)
    select given.id, given.amount, ${currency} from ${recordset(
      rows.filter(({ amount }) => amount !== null).map(({ id, amount }) => ({ id, amount })),
      'id integer, amount bigint',
    )}
    on conflict (product_id) do update set amount = excluded.amount, currency = excluded.currency`.execute(
    transaction,
  );
  return rows.map(({ sku, amount, before }) => ({ sku, amount, before }));
};
