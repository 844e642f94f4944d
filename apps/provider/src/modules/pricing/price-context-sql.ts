import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { type PriceContext, priceContextName } from './price-context.ts';

/**
 * Maps customer group ids to price context names: the price list, with the group's tax class when it differs
 * from that of any store view.
 */
export const readPriceContextsOfGroups = async (db: Database): Promise<Map<number, string>> => {
  const { rows } = await sql<PriceContext & { id: number; is_taxed_apart: boolean }>`
    select g.id, g.price_list, g.tax_class_id, exists (select from store_view s where s.customer_tax_class_id <> g.tax_class_id) as is_taxed_apart
    from customer_group g order by g.id`.execute(db);
  return new Map(
    rows.map(({ id, is_taxed_apart, ...tariff }) => [
      id,
      is_taxed_apart ? priceContextName(tariff) : tariff.price_list,
    ]),
  );
};
