import { randomUUID } from 'node:crypto';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;

/** A seller by her page, who has no terms. */
const aVendor = async ({ database: { db } }: Shop): Promise<{ vendor: string }> => {
  const vendor = `seller-${randomUUID()}`;
  await sql`insert into vendor (identifier, source) values (${vendor}, 'test')`.execute(db);
  return { vendor };
};

/** One request for every call by which staff read one of these. */
export const vendorReads: Readonly<Record<string, Prepare>> = {
  'desk/vendor': async (shop) => ({ query: await aVendor(shop) }),
  'desk/vendor-statement': async (shop) => ({ query: await aVendor(shop) }),
};

/** One request for every call by which staff change something of sellers; `newOrder` places an order of a guest. */
export const vendorWrites = (newOrder: (shop: Shop) => Promise<number>) =>
  ({
    'desk/set-vendor-terms': async (shop) => ({
      query: await aVendor(shop),
      body: { version: 0, rate: 1000, storage_fee: 250, unit: 'IQD' },
    }),
    'desk/pay-vendor': async (shop) => {
      const { vendor } = await aVendor(shop);
      const orderId = await newOrder(shop);
      // What orders taken over from elsewhere earn is not reckoned anew from their lines.
      await sql`update "order" set cart_id = null where id = ${orderId}`.execute(shop.database.db);
      await sql`
        insert into vendor_earning (vendor, order_id, line_number, rate, storage_fee, delivered, kept, gross, commission, storage, net, unit, version, seen_at)
        values (${vendor}, ${orderId}, 1, 0, 0, 1, 1, 60000, 0, 0, 60000, 'IQD', 1, now())`.execute(
        shop.database.db,
      );
      return { query: { vendor }, body: { amount: 60_000, unit: 'IQD', reference: 'TRX-1' } };
    },
    'desk/export-vendor-statement': async (shop) => ({ query: await aVendor(shop), body: {} }),
  }) satisfies Record<string, Prepare>;
