import { deliveryPricesOf } from '@dijla/commerce-rules/shipping/delivery-prices-of';
import type { Contact, DeliveryTerms, ShippingTable, ShopFacts } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import { type Author, recordChanges } from '../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { shownBrandColumn, shownBrandOf, type ShownBrandRow } from '../shop-brand/shop-brand.ts';
import { shippingMethodsColumn } from './shipping-methods-sql.ts';

/** Delivery slots as a JSON list, in a statement with the store view's row as `view`. */
export const deliverySlotsColumn = sql`coalesce((
  select json_agg(json_build_object('code', s.code, 'label', coalesce((
    select t.label from delivery_slot_text t where t.code = s.code
    order by t.language = (select language from view) desc, t.language limit 1
  ), s.code), 'until_hour', s.until_hour) order by s.position, s.code)
  from delivery_slot s where s.is_active
), '[]')`;

const slowerOrSooner = sql`coalesce((
  select json_agg(json_build_object('region_id', r.id, 'days', r.delivery_days, 'same_day_until', r.same_day_until) order by r.id)
  from region r where r.country = view.default_country and (r.delivery_days <> 1 or r.same_day_until is not null)
), '[]')`;

/**
 * Days within which each size class is delivered: in governorates with rows of their own, and everywhere
 * else.
 */
const sizeDays = sql`coalesce((
  select json_agg(json_build_object('size_class', c.code, 'days', coalesce((
    select json_agg(json_build_object('region_id', g.id, 'days', d.days) order by g.id nulls first)
    from size_class_days d left join region g on g.country = view.default_country and g.code = d.region_code
    where d.size_class = c.code and (d.region_code = '*' or g.id is not null)
  ), '[]')) order by c.position)
  from size_class c
), '[]')`;

const paymentTitles = sql`coalesce((
  select json_agg(coalesce((
    select t.title from payment_method_text t where t.code = m.code order by t.language = view.language desc, t.language limit 1
  ), m.code) order by m.position, m.code)
  from payment_method m where m.is_active and m.customer_groups is null and (not m.has_gateway or exists (select from payment_gateway g where g.code = m.code))
), '[]')`;

type DeliveryRow = Pick<DeliveryTerms, 'regions' | 'slots'> & {
  sizes: Omit<NonNullable<DeliveryTerms['sizes']>[number], 'prices'>[];
};
type ShopRow = Pick<ShopFacts, 'contact' | 'seller'> & {
  language: Language;
  country: string;
  delivery: DeliveryRow;
  shipping_methods: ShippingTable[];
  brand: ShownBrandRow;
};

/** Returns the owner's rows with the delivery prices, computed by the same rules that price a cart. */
const factsOf = ({
  contact,
  seller,
  language,
  country,
  delivery,
  shipping_methods,
  brand,
}: ShopRow): ShopFacts => ({
  ...shownBrandOf(brand, language),
  contact,
  seller,
  delivery: {
    ...delivery,
    prices: deliveryPricesOf(shipping_methods, { country }),
    sizes: delivery.sizes.map((size) => ({
      ...size,
      prices: deliveryPricesOf(shipping_methods, { country, size_class: size.size_class }),
    })),
  },
});

/**
 * Returns the current shop data shown on a store view's pages, which the owner may change while the shop
 * runs. One statement.
 */
export const readShopFacts = async (db: Database, storeCode: string): Promise<ShopFacts> => {
  const { rows } = await sql<ShopRow>`
    with view as (select * from store_view where code = ${storeCode})
    select view.language, view.default_country as country,
      json_build_object('hotline', view.hotline, 'whatsapp', view.whatsapp, 'email', view.email) as contact,
      json_build_object('hours', view.hours, 'address', view.address, 'social', view.social, 'return_days', view.return_days, 'payment_titles', ${paymentTitles}) as seller,
      json_build_object('regions', ${slowerOrSooner}, 'sizes', ${sizeDays}, 'slots', ${deliverySlotsColumn}) as delivery,
      ${shippingMethodsColumn} as shipping_methods, ${shownBrandColumn} as brand
    from view`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no store ${storeCode}`);
  return factsOf(row);
};

/**
 * Sets these numbers and return days on store views whose owner has set no number, and records the change
 * for their pages.
 */
export const offerContact = async (
  transaction: DatabaseTransaction,
  { hotline, whatsapp, return_days = null }: Omit<Contact, 'email'> & { return_days?: number | null },
  author: Author,
): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    update store_view set hotline = ${hotline}, whatsapp = ${whatsapp}, return_days = coalesce(return_days, ${return_days}) where hotline is null and whatsapp is null`.execute(
    transaction,
  );
  if (numAffectedRows > 0n)
    await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
};
