import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { type NewPrice, readPrices } from '../../../pricing/pricing.ts';
import { isThere } from '../../products/product-parts-sql.ts';
import { isComposed } from '../listed-products-sql.ts';

/** A product as lists of prices know it; `prices` are all its rows. */
export type PricedProduct = {
  id: number;
  sku: string;
  name: string;
  isComposed: boolean;
  isCodes: boolean;
  qty: number;
  prices: NewPrice[];
};

/** Reads those of these products that are in the catalog, by sku, with names in `language`. */
export const readPricedProducts = async (
  db: Database,
  skus: readonly string[],
  language: string,
): Promise<Map<string, PricedProduct>> => {
  const { rows } = await sql<Omit<PricedProduct, 'isComposed' | 'prices'> & { type: string }>`
    select p.id, p.sku, p.type, coalesce(l.qty, 0) as qty, c.product_id is not null as "isCodes",
      coalesce((select t.name from product_text t where t.product_id = p.id order by t.language = ${language} desc, t.language limit 1), p.sku) as name
    from product p left join stock_level l on l.product_id = p.id left join digital_card_product c on c.product_id = p.id
    where p.sku = any(${[...skus]}) and ${isThere('p.id')}`.execute(db);
  const prices = await readPrices(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ type, ...row }) => [
      row.sku,
      { ...row, isComposed: isComposed(type), prices: prices.get(row.id) ?? [] },
    ]),
  );
};
