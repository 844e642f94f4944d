import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordset } from '../../../database/json/recordset.ts';
import type { Delivery } from './read-delivery-sql.ts';

type Method = Delivery['methods'][number];
type Region = Delivery['regions'][number];
type SizeClass = Delivery['size_classes'][number];
type Slot = Delivery['slots'][number];

const stepColumns =
  'carrier_code text, method_code text, currency text, min_subtotal bigint, price bigint, region_code text';

/** Replaces a method's prices of everywhere, and sets whether it is offered. */
export const saveMethod = async (
  transaction: DatabaseTransaction,
  { carrier_code, method_code, is_active, prices }: Omit<Method, 'title'>,
): Promise<void> => {
  await sql`update shipping_method set is_active = ${is_active} where carrier_code = ${carrier_code} and method_code = ${method_code}`.execute(
    transaction,
  );
  await sql`delete from shipping_price where carrier_code = ${carrier_code} and method_code = ${method_code}`.execute(
    transaction,
  );
  await sql`
    insert into shipping_price (carrier_code, method_code, currency, min_subtotal, price)
    select ${carrier_code}, ${method_code}, currency, min_subtotal, price from ${recordset(prices, stepColumns)}`.execute(
    transaction,
  );
};

/** Sets when orders arrive in a governorate, and replaces its own prices and its spellings. */
export const saveRegion = async (
  transaction: DatabaseTransaction,
  { id, delivery_days, same_day_until, spellings, rates }: Omit<Region, 'code' | 'name'>,
): Promise<void> => {
  await sql`update region set delivery_days = ${delivery_days}, same_day_until = ${same_day_until} where id = ${id}`.execute(
    transaction,
  );
  await sql`
    delete from shipping_rate s using region r
    where r.id = ${id} and s.country = r.country and s.region_code = r.code and s.postcode = '*'`.execute(
    transaction,
  );
  await sql`
    insert into shipping_rate (carrier_code, method_code, country, region_code, currency, min_subtotal, price, source)
    select given.carrier_code, given.method_code, r.country, r.code, given.currency, given.min_subtotal, given.price, 'owner'
    from region r cross join ${recordset(rates, stepColumns)} where r.id = ${id}`.execute(transaction);
  await sql`delete from region_spelling where region_id = ${id}`.execute(transaction);
  await sql`
    insert into region_spelling (region_id, spelling) select ${id}, trim(spelling) from unnest(${spellings}::text[]) as spelling
    on conflict do nothing`.execute(transaction);
};

const textColumns = 'language text, text text';

/** Sets a size class with its titles, days and prices; a new one is the largest. */
export const saveSizeClass = async (
  transaction: DatabaseTransaction,
  { code, titles, days, prices }: SizeClass,
): Promise<void> => {
  await sql`
    insert into size_class (code, position) select ${code}, coalesce(max(position), 0) + 1 from size_class
    on conflict (code) do nothing`.execute(transaction);
  for (const table of ['size_class_text', 'size_class_days', 'size_class_price'])
    await sql`delete from ${sql.table(table)} where size_class = ${code}`.execute(transaction);
  await sql`
    insert into size_class_text (size_class, language, method_title)
    select ${code}, language, text from ${recordset(titles, textColumns)}`.execute(transaction);
  await sql`
    insert into size_class_days (size_class, region_code, days)
    select ${code}, region_code, days from ${recordset(days, 'region_code text, days smallint')}`.execute(
    transaction,
  );
  await sql`
    insert into size_class_price (size_class, carrier_code, method_code, region_code, currency, min_subtotal, price)
    select ${code}, carrier_code, method_code, region_code, currency, min_subtotal, price from ${recordset(prices, stepColumns)}`.execute(
    transaction,
  );
};

/** Sets a time of the day that goods may come at; a new one is the last. */
export const saveSlot = async (
  transaction: DatabaseTransaction,
  { code, is_active, until_hour, labels }: Slot,
): Promise<void> => {
  await sql`
    insert into delivery_slot (code, is_active, until_hour, position)
    select ${code}, ${is_active}, ${until_hour}, coalesce(max(position), 0) + 1 from delivery_slot
    on conflict (code) do update set is_active = excluded.is_active, until_hour = excluded.until_hour`.execute(
    transaction,
  );
  await sql`delete from delivery_slot_text where code = ${code}`.execute(transaction);
  await sql`
    insert into delivery_slot_text (code, language, label) select ${code}, language, text from ${recordset(labels, textColumns)}`.execute(
    transaction,
  );
};
