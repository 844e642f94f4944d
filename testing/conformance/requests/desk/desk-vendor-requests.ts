import { randomUUID } from 'node:crypto';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
type Prepare = (shop: Shop, staffId: number) => Promise<DeskCall>;

/** A seller by her page, who has no terms. */
const aVendor = async ({ database: { db } }: Shop): Promise<{ vendor: string }> => {
  const vendor = `seller-${randomUUID()}`;
  await sql`insert into vendor (identifier, source) values (${vendor}, 'test')`.execute(db);
  return { vendor };
};

const lineOfOrder = async ({ database: { db } }: Shop, vendor: string, orderId: number): Promise<number> => {
  // What orders taken over from elsewhere earn is not reckoned anew from their lines.
  await sql`update "order" set cart_id = null where id = ${orderId}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into vendor_earning (vendor, order_id, line_number, rate, storage_fee, delivered, kept, gross, commission, storage, net, unit, version, seen_at)
    values (${vendor}, ${orderId}, 1, 0, 0, 1, 1, 60000, 0, 0, 60000, 'IQD', 1, now()) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

/** Makes the member see a seller's account as her own. */
const isBound = async (shop: Shop, staffId: number): Promise<{ vendor: string }> => {
  const bound = await aVendor(shop);
  await sql`update staff set vendor = ${bound.vendor} where id = ${staffId}`.execute(shop.database.db);
  return bound;
};
const asSeller: Prepare = async (shop, staffId) => {
  await isBound(shop, staffId);
  return {};
};

/** One request for every call by which staff read one of these; `newOrder` places an order of a guest. */
export const vendorReadsOf = (
  newOrder: (shop: Shop) => Promise<number>,
): Readonly<Record<string, Prepare>> => ({
  'desk/vendor': async (shop) => ({ query: await aVendor(shop) }),
  'desk/vendor-statement': async (shop) => ({ query: await aVendor(shop) }),
  'desk/vendor-statement-pdf': async (shop) => ({ query: await aVendor(shop) }),
  'desk/own-vendor': asSeller,
  'desk/own-vendor-statement-pdf': asSeller,
  'desk/own-vendor-goods': asSeller,
  'desk/own-vendor-lines': asSeller,
  'desk/own-vendor-statement': asSeller,
  'desk/own-vendor-good': async (shop, staffId) => {
    const { vendor } = await isBound(shop, staffId);
    const { rows } = await sql<{ id: number }>`
      with named as (
        insert into attribute (code, input) values ('vendor', 'select') on conflict (code) do update set input = excluded.input returning id
      ), option as (insert into attribute_option (attribute_id, code) select id, ${vendor} from named returning id)
      update product set attributes = attributes || jsonb_build_object('vendor', (select id from option)) 
      where id = (select min(p.id) from product p join product_store s on s.product_id = p.id where p.sku <> 'DJ-SIMPLE') returning id`.execute(
      shop.database.db,
    );
    return { query: { productId: String(rows[0]?.id) } };
  },
  'desk/own-vendor-line': async (shop, staffId) => {
    const { vendor } = await isBound(shop, staffId);
    return { query: { lineId: String(await lineOfOrder(shop, vendor, await newOrder(shop))) } };
  },
});

/** One request for every call by which staff change something of sellers; `newOrder` places an order of a guest. */
export const vendorWrites = (newOrder: (shop: Shop) => Promise<number>) =>
  ({
    'desk/set-vendor-terms': async (shop) => ({
      query: await aVendor(shop),
      body: { version: 0, rate: 1000, storage_fee: 250, unit: 'IQD' },
    }),
    'desk/pay-vendor': async (shop) => {
      const { vendor } = await aVendor(shop);
      await lineOfOrder(shop, vendor, await newOrder(shop));
      return { query: { vendor }, body: { amount: 60_000, unit: 'IQD', reference: 'TRX-1' } };
    },
    'desk/export-vendor-statement': async (shop) => ({ query: await aVendor(shop), body: {} }),
  }) satisfies Record<string, Prepare>;
