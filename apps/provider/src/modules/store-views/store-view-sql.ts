import type { CurrencyCode } from '@dijla/contract/client';
import { sql } from 'kysely';
import type { StoreView } from '../../call/store-view.ts';
import type { Database } from '../../database/connect.ts';
import { fallbackStore, languageOfLocale } from '@dijla/contract/store-views';

const hasRate = sql<boolean>`exists (
  select from exchange_rate e where e.base_currency = store.base_currency and e.quote_currency = store.currency
)`;

const readRows = (db: Database) =>
  db
    .selectFrom('store_view as store')
    .innerJoin('currency', 'currency.code', 'store.currency')
    .innerJoin('currency as base', 'base.code', 'store.base_currency')
    .selectAll('store')
    .select(['currency.scale as currency_scale', 'base.scale as base_scale', hasRate.as('has_rate')])
    .orderBy('store.position')
    .execute();

type Row = Awaited<ReturnType<typeof readRows>>[number];

const storeViewOf = (row: Row): StoreView => ({
  code: row.code,
  id: row.id,
  name: row.name,
  language: languageOfLocale(row.language) ?? fallbackStore,
  locale: row.locale,
  direction: row.direction,
  currency: {
    code: row.currency as CurrencyCode,
    scale: row.currency_scale,
    symbol: row.currency_symbol,
    sign_placement: row.sign_placement,
    decimal_separator: row.decimal_separator,
    thousands_separator: row.thousands_separator,
  },
  base_currency: { code: row.base_currency as CurrencyCode, scale: row.base_scale },
  price_list: row.price_list,
  index_name: row.index_name,
  root_category_id: row.root_category_id,
  is_default: row.is_default,
  default_country: row.default_country,
  default_region_id: row.default_region_id,
  source_price_includes_tax: row.source_price_includes_tax,
  customer_tax_class_id: row.customer_tax_class_id,
  cash_step: row.cash_step,
  only_left_below: row.only_left_below,
  price_steps: row.price_steps,
});

/**
 * Returns every store view in order. Throws when a store view's currency has no exchange rate, because
 * nothing could be sold then.
 */
export const loadStoreViews = async (db: Database): Promise<StoreView[]> => {
  const rows = await readRows(db);
  const poor = rows.find(({ has_rate }) => !has_rate);
  if (poor !== undefined)
    throw new Error(
      `Store view ${poor.code} has no exchange rate from ${poor.base_currency} to ${poor.currency}`,
    );
  return rows.map(storeViewOf);
};
