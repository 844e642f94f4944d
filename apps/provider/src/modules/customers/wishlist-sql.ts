import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import {
  type ArrivingKeys,
  nothingArriving,
  type RecordHandler,
  type RecordWarning,
} from '../../database/record-handler.ts';
import { recordset } from '../../database/json/recordset.ts';
import type { WishlistInput } from './customer-input.ts';

/** Customers cannot import the catalog, which shows each customer her own prices. */
const readKnownSkus = async (db: Database, skus: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ sku: string }>`
    select sku from product p where sku = any(${skus}) and exists (select from product_store s where s.product_id = p.id)`.execute(
    db,
  );
  return new Set(rows.map(({ sku }) => sku));
};

const saveWishlists: RecordHandler<WishlistInput>['save'] = async (transaction, records) => {
  await sql`delete from wishlist_item where customer_id in (select id from customer where email = any(${records.map(({ email }) => email)}))`.execute(
    transaction,
  );
  const rows = records.flatMap(({ email, items }) =>
    items.map((item, position) => ({ email, position, ...item })),
  );
  await sql`insert into wishlist_item (customer_id, product_id, qty, comment)
    select c.id, p.id, given.qty, given.comment
    from ${recordset(rows, 'email text, position integer, sku text, qty integer, comment text')}
    join customer c on c.email = given.email join product p on p.sku = given.sku order by given.email, given.position on conflict do nothing`.execute(
    transaction,
  );
};

const readKnownEmails = async (db: Database, emails: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{
    email: string;
  }>`select email from customer where email = any(${emails})`.execute(db);
  return new Set(rows.map(({ email }) => email));
};

/**
 * Record handler of wish lists, by the customer's e-mail address; products that are unknown or removed from
 * the catalog are left out.
 */
export const wishlistHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<WishlistInput> => ({
  keyOf: ({ email }) => email,
  check: async (db, records) => {
    const skus = [...new Set(records.flatMap(({ items }) => items.map(({ sku }) => sku)))];
    const emails = records.map(({ email }) => email);
    const products = (await readKnownSkus(db, skus)).union(await brought('product', skus));
    const customers = (await readKnownEmails(db, emails)).union(await brought('customer', emails));
    return {
      records: records
        .filter(({ email }) => customers.has(email))
        .map(({ email, items }) => ({ email, items: items.filter(({ sku }) => products.has(sku)) })),
      warnings: records.flatMap(({ email, items }): RecordWarning[] =>
        customers.has(email)
          ? items
              .filter(({ sku }) => !products.has(sku))
              .map(({ sku }) => ({ key: email, code: 'unknown-sku', subject: sku, isTaken: true }))
          : [{ key: email, code: 'unknown-customer', subject: '', isTaken: false }],
      ),
    };
  },
  read: async (db, keys) => {
    const { rows } = await sql<WishlistInput>`
      select c.email, jsonb_agg(jsonb_build_object('sku', p.sku, 'qty', w.qty, 'comment', w.comment) order by w.id) as items
      from wishlist_item w join customer c on c.id = w.customer_id join product p on p.id = w.product_id
      where c.email = any(${keys}) group by c.email`.execute(db);
    return new Map(rows.map((row) => [row.email, row]));
  },
  save: saveWishlists,
  remove: async (transaction, keys) => {
    await sql`delete from wishlist_item where customer_id in (select id from customer where email = any(${keys}))`.execute(
      transaction,
    );
  },
});
