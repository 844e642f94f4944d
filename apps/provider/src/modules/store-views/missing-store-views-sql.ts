import { type StoreView, storeViews } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** Returns the store views of the shop's languages that have no row yet. */
export const missingStoreViews = async (db: Database): Promise<StoreView[]> => {
  const rows = await db.selectFrom('store_view').select('code').execute();
  return Object.values(storeViews).filter((view) => rows.every(({ code }) => code !== view.code));
};

/**
 * Adds a store view's row, with the owner's settings (price list, tax, rounding, price steps, contacts) of the
 * first store view that sells in the same currency. Throws when none does: its settings cannot be guessed.
 */
export const addStoreView = async (
  transaction: DatabaseTransaction,
  { code, id, name, language, locale, direction, index, rootCategoryId, currency }: StoreView,
): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    insert into store_view (code, id, name, language, locale, direction, index_name, root_category_id, currency, currency_symbol,
      sign_placement, decimal_separator, thousands_separator, position, base_currency, price_list, default_country, default_region_id,
      source_price_includes_tax, customer_tax_class_id, cash_step, payable_currency, payable_step, only_left_below, price_steps, hotline, whatsapp, email, social, return_days)
    select ${code}, ${id}, ${name}, ${language}, ${locale}, ${direction}, ${index}, ${rootCategoryId}, ${currency.code}, ${currency.symbol},
      ${currency.sign_placement}, ${currency.decimal_separator}, ${currency.thousands_separator}, (select max(position) + 1 from store_view), base_currency, price_list, default_country, default_region_id,
      source_price_includes_tax, customer_tax_class_id, cash_step, payable_currency, payable_step, only_left_below, price_steps, hotline, whatsapp, email, social, return_days
    from store_view where currency = ${currency.code} order by position limit 1`.execute(transaction);
  if (numAffectedRows === 0n)
    throw new Error(
      `No store view sells in ${currency.code}: add the row of ${code} to store_view by a migration`,
    );
};
