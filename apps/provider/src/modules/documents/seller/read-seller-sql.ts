import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { paperBrandColumn, paperBrandOf, type PaperBrandRow } from '../../shop-brand/shop-brand.ts';
import type { Words } from '../papers/order-paper.ts';
import type { Seller } from './seller.ts';

/** The accent of the storefront's light theme. */
const designAccent = '#005b63';

type SellerRow = {
  brand: PaperBrandRow;
  address: Words | null;
  telephone: string | null;
  email: string | null;
};

/**
 * Returns who sells: the shop's brand, and how its store views are reached. The only function that knows where
 * these facts are kept. One statement.
 */
export const readSeller = async (database: Database): Promise<Seller> => {
  const { rows } = await sql<SellerRow>`
    select ${paperBrandColumn} as brand,
      (select json_object_agg(s.language, s.address) from store_view s where s.address is not null) as address,
      (select s.hotline from store_view s where s.hotline is not null order by s.is_default desc, s.position limit 1) as telephone,
      (select s.email from store_view s where s.email is not null order by s.is_default desc, s.position limit 1) as email`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('shop_brand has no row');
  const { brand, address, telephone, email } = row;
  const { names, company_names, licence_number, tax_number, accent, logo, shows_name } = paperBrandOf(brand);
  return {
    facts: {
      shop_name: names,
      legal_name: company_names,
      address,
      telephone,
      email,
      licence_number,
      tax_number,
    },
    look: { logo, shows_name, accent: accent ?? designAccent },
  };
};
