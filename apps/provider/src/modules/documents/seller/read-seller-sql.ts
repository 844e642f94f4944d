import { byLanguage } from '@dijla/contract/store-views';
import { shell as arabic } from '@dijla/messages/ar/shell';
import { shell as english } from '@dijla/messages/en/shell';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Words } from '../papers/order-paper.ts';
import type { Seller } from './seller.ts';

const shellTexts = { en: english, ar: arabic };
/** The accent of the storefront's light theme. */
const accent = '#005b63';

/**
 * Returns who sells: as far as the owner has said it for the store views. The only function that knows where
 * these facts are kept.
 */
export const readSeller = async (database: Database): Promise<Seller> => {
  const { rows } = await sql<{ address: Words | null; telephone: string | null }>`
    select (select json_object_agg(s.language, s.address) from store_view s where s.address is not null) as address,
      (select s.hotline from store_view s where s.hotline is not null order by s.is_default desc, s.position limit 1) as telephone`.execute(
    database,
  );
  return {
    facts: {
      shop_name: byLanguage((language) => shellTexts[language].shopName),
      legal_name: null,
      address: rows[0]?.address ?? null,
      telephone: rows[0]?.telephone ?? null,
      email: null,
      licence_number: null,
      tax_number: null,
    },
    look: { logo: null, accent },
  };
};
