import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { type PriceContext, tariffName } from './tariff.ts';

/** By what groups pay, by their ids: the price list, and the tax class with it where it is not that of every store view. */
export const readPriceContextsOfGroups = async (db: Database): Promise<Map<number, string>> => {
  const { rows } = await sql<PriceContext & { id: number; is_taxed_apart: boolean }>`
    select g.id, g.price_list, g.tax_class_id, exists (select from store_view s where s.customer_tax_class_id <> g.tax_class_id) as is_taxed_apart
    from customer_group g order by g.id`.execute(db);
  return new Map(
    rows.map(({ id, is_taxed_apart, ...tariff }) => [
      id,
      is_taxed_apart ? tariffName(tariff) : tariff.price_list,
    ]),
  );
};
