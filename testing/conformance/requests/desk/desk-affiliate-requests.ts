import { randomUUID } from 'node:crypto';
import { sealedDetails } from '@dijla/provider/modules/affiliate/bank-details';
import { testSecret } from '@dijla/test-kit/staff-factors';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;

const details = sealedDetails(
  {
    bank_name: 'Rafidain',
    bank_branch_address: '',
    account_number: '',
    iban: 'IQ98NBIQ850123456789012',
    swift_code: '',
    wallet_number: '',
  },
  testSecret,
);

/** A partner with details of her bank. */
const aPartner = async ({ database: { db } }: Shop, status: 1 | 2 = 1): Promise<{ affiliateId: string }> => {
  const { rows } = await sql<{ id: number }>`
    with asking as (
      insert into customer (email, firstname, lastname, customer_group_id, source)
      select ${`${randomUUID()}@example.iq`}, 'Noor', 'Hasan', id, 'test' from customer_group where is_default returning id, email
    )
    insert into affiliate_account (customer_id, group_id, status, store_code, referral_website, signup_message, firstname, lastname, email, bank_details, asked_at)
    select c.id, g.id, ${status}, 'ar', 'https://noor.example.iq', 'Hello', 'Noor', 'Hasan', c.email, ${details}, now()
    from asking c, affiliate_group g where g.is_default returning id`.execute(db);
  return { affiliateId: String(rows[0]?.id) };
};

/** A payout of a run of its own. */
const aRun = async (shop: Shop): Promise<string> => {
  const { affiliateId } = await aPartner(shop, 2);
  const { rows } = await sql<{ run: string }>`
    insert into affiliate_payout (account_id, unit, amount, payment_type, bank_details, run, made_at, made_by)
    values (${affiliateId}::bigint, 'IQD', 50000, 'bank', ${details}, gen_random_uuid(), now(), 'staff:1') returning run`.execute(
    shop.database.db,
  );
  return String(rows[0]?.run);
};

/** A coupon that counts for nobody. */
const aCoupon = async ({ database: { db } }: Shop): Promise<string> => {
  const code = randomUUID().toUpperCase();
  await sql`insert into coupon (code, promotion_id) select ${code}, min(id) from promotion`.execute(db);
  return code;
};

/** Something of an order of its own that is held. */
const aHold = async (shop: Shop, orderId: number): Promise<{ holdId: string }> => {
  const { affiliateId } = await aPartner(shop, 2);
  const { rows } = await sql<{ id: number }>`
    insert into affiliate_hold (account_id, order_id, reasons, held_at) values (${affiliateId}::bigint, ${orderId}, '{velocity}', now())
    returning id`.execute(shop.database.db);
  return { holdId: String(rows[0]?.id) };
};

/** One request for every call by which staff read one of these. */
export const affiliateReads: Readonly<Record<string, Prepare>> = {
  'desk/affiliate': async (shop) => ({ query: await aPartner(shop) }),
  'desk/affiliate-statement-pdf': async (shop) => ({ query: await aPartner(shop) }),
};

/** One request for every call by which staff change something of partners; `newOrder` places an order of a guest. */
export const affiliateWrites = (newOrder: (shop: Shop) => Promise<number>) =>
  ({
    'desk/decide-affiliate': async (shop) => ({
      query: await aPartner(shop),
      body: { version: 1, decision: 'approve' },
    }),
    'desk/bind-affiliate-coupon': async (shop) => ({
      query: await aPartner(shop),
      body: { code: await aCoupon(shop) },
    }),
    'desk/run-affiliate-payouts': async (shop) => {
      const { affiliateId } = await aPartner(shop, 2);
      const orderId = await newOrder(shop);
      // Commissions of orders taken over from elsewhere are not made anew from their lines.
      await sql`update "order" set cart_id = null where id = ${orderId}`.execute(shop.database.db);
      await sql`
        insert into affiliate_commission (account_id, order_id, line_number, number, rate, unit, registered_amount, amount, status, registered_at, available_at)
        values (${affiliateId}::bigint, ${orderId}, 1, 1, 500, 'IQD', 60000, 60000, 'available', now(), now())`.execute(
        shop.database.db,
      );
      const { rows } = await sql<{
        amount: number;
      }>`select sum(amount)::bigint as amount from affiliate_commission where status = 'available'`.execute(
        shop.database.db,
      );
      return { body: { amount: rows[0]?.amount } };
    },
    'desk/decide-affiliate-hold': async (shop) => ({
      query: await aHold(shop, await newOrder(shop)),
      body: { version: 1, decision: 'refuse' },
    }),
    'desk/set-affiliate-rules': async () => ({
      body: {
        self_referral: { is_active: true },
        own_address: { is_active: false },
        returns: { is_active: true, days: 60, percent: 50, least_orders: 10 },
        velocity: { is_active: true, hours: 12, orders: 30 },
      },
    }),
    'desk/export-affiliate-payouts': async (shop) => ({ body: { run: await aRun(shop) } }),
  }) satisfies Record<string, Prepare>;
