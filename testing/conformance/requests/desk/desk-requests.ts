import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import type { DeskWriteName } from '@dijla/provider/call/handle-call';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import { gatewayWritesOf } from './desk-gateway-requests.ts';
import { aTaxes, settingsWrites } from './desk-settings-requests.ts';
import { partReadsOf, partWrites } from './desk-part-requests.ts';
import { contentReads, contentWrites } from './desk-content-requests.ts';
import { integrationReads, integrationWrites } from './desk-integration-requests.ts';
import { formWrites } from './desk-form-requests.ts';
import { customerReads, customerWrites } from './desk-customer-requests.ts';
import { catalogReads, catalogWrites } from './desk-catalog-requests.ts';
import { digitalCardReads, digitalCardWrites } from './desk-digital-card-requests.ts';
import { boughtFileReadsOf, boughtFileWritesOf } from './desk-download-requests.ts';
import { giftCardReadsOf, giftCardWritesOf } from './desk-gift-card-requests.ts';
import { promotionReads, promotionWrites } from './desk-promotion-requests.ts';
import { aBrand } from './desk-samples.ts';
import { vsfTasks } from '../../vsf-tasks.ts';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { linesToMove, post, receivableOf } from '@dijla/provider/modules/ledger/ledger';
import { readDeskTaxes } from '@dijla/provider/modules/pricing/desk-taxes-sql';
import { readRateSetting } from '@dijla/provider/modules/pricing/rate-setting-sql';
import { newChallenge } from '@dijla/provider/modules/passkeys/challenge';
import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import { codeAt, giveApp, givePassword, staffPassword, testSecret } from '@dijla/test-kit/staff-factors';
import { type DeskCall, newStaffSession, staffLink } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'url' | 'database'>;
/** Prepares what a call needs and returns a request that succeeds for this member of the staff. */
type Prepare = (shop: Shop, staffId: number) => Promise<DeskCall>;

const address = {
  country_id: 'IQ',
  region_id: 611,
  street: ['Karrada 62'],
  city: 'Baghdad',
  postcode: '10069',
  firstname: 'A',
  lastname: 'B',
  telephone: '07701234567',
};

/** Places an order of a guest, and returns its id. */
const newOrder = async ({ url }: Pick<Shop, 'url'>): Promise<number> => {
  const tasks = vsfTasks(url, 'en');
  const cart_id = String((await tasks.create()).result);
  const item = { sku: 'DJ-SIMPLE', qty: 1 };
  await tasks.update(cart_id, item);
  const { code, result } = await tasks.order({
    cart_id,
    products: [item],
    addressInformation: {
      shippingAddress: address,
      billingAddress: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: 'cashondelivery',
    },
  });
  if (code !== 200) throw new Error(`the order is refused: ${JSON.stringify(result)}`);
  return Number((result as { backendOrderId: string }).backendOrderId);
};

/** A move of a new order, which `prepare` brings to where it can be made. */
const aMove =
  (body: object, prepare: (shop: Shop, orderId: number) => Promise<unknown> = async () => {}): Prepare =>
  async (shop) => {
    const orderId = await newOrder(shop);
    await prepare(shop, orderId);
    return { query: { orderId: String(orderId) }, body: { version: 1, ...body } };
  };

const isDispatched = ({ database: { db } }: Shop, order_id: number): Promise<unknown> =>
  inTransaction(db, async (transaction) => {
    const of = { order_id, move: 'test', actor: 'test' };
    await transaction
      .insertInto('order_event')
      .values([
        { ...of, from_state: 'pending', to_state: 'preparing' },
        { ...of, from_state: 'preparing', to_state: 'dispatched' },
      ])
      .execute();
  });
const aCourier = async ({ url, database }: Shop): Promise<number> =>
  (await staffLink({ url, database }, { email: newEmail(), role: 'courier' })).id;

const isOverpaid = ({ database: { db } }: Shop, orderId: number): Promise<unknown> =>
  inTransaction(db, (transaction) =>
    post(transaction, {
      kind: 'payment',
      cause: `overpaid ${orderId}`,
      lines: linesToMove({
        from: 'payments:bank',
        to: receivableOf(orderId),
        unit: 'IQD',
        amount: 10_000_000,
      }),
      orderId,
    }),
  );

/** Where the shop of a test is opened, as its passkeys see it. */
const originOf = ({ url }: Pick<Shop, 'url'>): string => new URL(url).origin;

/** A password for a member who has another factor that was given just now. */
const aPassword: Prepare = async (shop, staffId) => {
  await givePassword(shop.database, staffId);
  return { body: { password: staffPassword, name: 'Phone' } };
};

let made = 0;
const newEmail = (): string => {
  made += 1;
  return `member-${made}@example.iq`;
};

/** A role that nobody has. */
const aRole = async ({ database: { db } }: Shop) => {
  const role = `role-${newEmail().split('@')[0]}`;
  await db.insertInto('role').values({ code: role }).execute();
  return { query: { role } };
};

/** The path of another member of the staff. */
const aMember = async ({ url, database }: Shop): Promise<{ query: Record<string, string> }> => ({
  query: {
    staffId: String((await staffLink({ url, database }, { email: newEmail(), role: 'orders' })).id),
  },
});

/** The product that requests of the desk change. */
const aProduct = async ({ database: { db } }: Pick<Shop, 'database'>) => {
  const { rows } = await sql<{ id: number; qty: number }>`
    select p.id, l.qty from product p join stock_level l on l.product_id = p.id where p.sku = 'DJ-SIMPLE'`.execute(
    db,
  );
  const [{ id, qty } = { id: 0, qty: 0 }] = rows;
  return { query: { productId: String(id) }, qty };
};

/** A customer whom nobody signs in as. */
const anOrderToPrint: Prepare = async (shop) => ({ body: { orders: [await newOrder(shop)] } });

let views = 0;
/** A view of the member's own. */
const aView = async ({ database: { db } }: Pick<Shop, 'database'>, staff_id: number) => {
  views += 1;
  const { id } = await db
    .insertInto('saved_view')
    .values({ staff_id, list: 'orders', name: `View ${views}`, search: 'sort=oldest' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { query: { viewId: String(id) } };
};

/** One request for every call by which staff change something. */
const writes: Record<DeskWriteName, Prepare> = {
  'desk/end-session': async () => ({}),
  'desk/revoke-session': async ({ database }, staffId) => ({
    query: { sessionId: String((await newStaffSession(database, staffId)).id) },
  }),
  'desk/set-password': async ({ database: { db } }, staffId) => {
    await sql`update staff set password_hash = null where id = ${staffId}`.execute(db);
    return { body: { password: 'Date-palm-and-boat-9' } };
  },
  'desk/begin-totp': aPassword,
  'desk/confirm-totp': async ({ database }, staffId) => ({
    query: { factorId: String(await giveApp(database, staffId, { isConfirmed: false })) },
    body: { code: await codeAt(Date.now()) },
  }),
  'desk/add-passkey': async (shop, staffId) => {
    const challenge = newChallenge({ purpose: 'desk-add', whose: String(staffId) }, Date.now(), testSecret);
    const { body } = await aPassword(shop, staffId);
    const credential = softwarePasskey().made(Buffer.from(challenge).toString('base64url'), originOf(shop));
    return { body: { ...(body as object), credential } };
  },
  'desk/remove-factor': async ({ database }, staffId) => {
    await giveApp(database, staffId);
    return { query: { factorId: String(await giveApp(database, staffId)) } };
  },
  'desk/renew-recovery-codes': async ({ database }, staffId) => {
    await giveApp(database, staffId);
    return {};
  },
  'desk/step-up': async ({ database }, staffId) => {
    await giveApp(database, staffId);
    return { body: { code: await codeAt(Date.now()) } };
  },
  'desk/add-staff': async () => ({
    body: { email: newEmail(), name: 'Zainab', language: 'ar', roles: ['orders'] },
  }),
  'desk/give-staff-link': async (shop) => ({ ...(await aMember(shop)), body: {} }),
  'desk/set-staff-roles': async (shop) => ({ ...(await aMember(shop)), body: { roles: ['support'] } }),
  'desk/set-staff-vendor': async (shop) => ({ ...(await aMember(shop)), body: { vendor: null } }),
  'desk/disable-staff': (shop) => aMember(shop),
  'desk/revoke-staff-session': async (shop) => {
    const { query } = await aMember(shop);
    const { id } = await newStaffSession(shop.database, Number(query['staffId']));
    return { query: { ...query, sessionId: String(id) } };
  },
  'desk/add-role': async () => ({
    body: { code: `role-${crypto.randomUUID().slice(0, 8)}`, permissions: ['desk.enter'] },
  }),
  'desk/set-role': async (shop) => ({ ...(await aRole(shop)), body: { permissions: ['desk.enter'] } }),
  'desk/remove-role': aRole,
  'desk/set-order-notice': async () => ({
    body: { orders: 'each', from_amount: null, channel: 'email', telephone: null },
  }),
  'desk/send-messages-again': async () => ({ body: { messages: [1] } }),
  'desk/run-jobs-again': async () => ({ body: { jobs: [crypto.randomUUID()] } }),
  'desk/save-view': async () => ({ body: { list: 'orders', name: 'Oldest', search: 'sort=oldest' } }),
  'desk/delete-view': aView,
  'desk/set-default-view': async (shop, staffId) => ({
    ...(await aView(shop, staffId)),
    body: { is_default: true },
  }),
  'desk/share-view': async (shop, staffId) => ({
    ...(await aView(shop, staffId)),
    body: { is_shared: true },
  }),
  'desk/set-message-text': async () => ({
    body: {
      template: 'order-placed',
      channel: 'email',
      language: 'en',
      subject: 'Order {number}',
      text: 'We have it, {name}.',
    },
  }),
  'desk/reset-message-text': async () => ({
    body: { template: 'order-placed', channel: 'sms', language: 'en' },
  }),
  'desk/send-test-message': async () => ({ body: { template: 'order-placed', language: 'en' } }),
  'desk/export-orders': async () => ({ body: {} }),
  'desk/move-orders': async (shop) => ({
    body: { move: 'confirm', orders: [{ order_id: await newOrder(shop), version: 1 }] },
  }),
  'desk/place-order': async () => ({
    body: {
      store_code: 'ar',
      products: [{ sku: 'DJ-SIMPLE', qty: 1 }],
      shipping_address: address,
      shipping_method: { carrier_code: 'flatrate', method_code: 'flatrate' },
      payment_method_code: 'cashondelivery',
    },
  }),
  'desk/print-labels': anOrderToPrint,
  'desk/print-pick-list': anOrderToPrint,
  'desk/print-manifest': anOrderToPrint,
  'desk/add-order-note': async (shop) => ({
    query: { orderId: String(await newOrder(shop)) },
    body: { text: 'Rings at noon' },
  }),
  'desk/delete-note': async (shop, staffId) => {
    const { id } = await shop.database.db
      .insertInto('staff_note')
      .values({ order_id: await newOrder(shop), text: 'Note', staff_id: staffId, at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { query: { noteId: String(id) } };
  },
  'desk/confirm-order': aMove({}),
  'desk/prepare-order': aMove({ move: 'hold', reason: 'The address is unclear' }),
  'desk/deliver-order': aMove({ move: 'deliver', amount: 0 }, isDispatched),
  'desk/decide-cancellation': aMove(
    { decision: 'decline', reason: 'Packed already' },
    async ({ database: { db } }, orderId) => {
      const at = { requested_at: new Date(), answer_by: new Date() };
      await db
        .insertInto('cancel_request')
        .values({ order_id: orderId, ...at })
        .execute();
    },
  ),
  'desk/work-return': async (shop) => {
    const orderId = await newOrder(shop);
    const { id } = await shop.database.db
      .insertInto('return_request')
      .values({ order_id: orderId, wish: 'money', reason: 'Too small', requested_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      query: { orderId: String(orderId), returnId: String(id) },
      body: { version: 1, step: 'approve' },
    };
  },
  'desk/note-call': async (shop) => ({
    query: { orderId: String(await newOrder(shop)) },
    body: { outcome: 'not-reached', note: 'Rang twice' },
  }),
  'desk/edit-order': aMove({ reason: 'She rang', address: { city: 'Mosul' } }),
  'desk/review-order': aMove({ move: 'review', reason: 'Ordered twice' }),
  'desk/cancel-order': aMove({ reason: 'Not reached by telephone' }),
  'desk/refund-order': aMove({ amount: 1, by: 'cash', reason: 'Paid twice' }, isOverpaid),
  'desk/note-payment': aMove({ move: 'note_payment', amount: 1000 }),
  'desk/give-to-courier': async (shop) => ({
    query: { staffId: String(await aCourier(shop)) },
    body: { orders: [{ order_id: await newOrder(shop), version: 1 }] },
  }),
  'desk/work-stop': async (shop, staffId) => {
    const orderId = await newOrder(shop);
    await isDispatched(shop, orderId);
    await sql`update order_package set courier_id = ${staffId}, given_to_courier_at = now() where order_id = ${orderId}`.execute(
      shop.database.db,
    );
    return { query: { orderId: String(orderId) }, body: { package: 1, move: 'deliver', amount: 0 } };
  },
  'desk/close-courier-day': async (shop) => ({
    query: { staffId: String(await aCourier(shop)) },
    body: { unit: 'IQD', expected: 0, handed_in: 0 },
  }),
  'desk/save-search-rule': async () => ({
    query: {},
    body: { view: 'en', q: 'simple', pins: [{ place: 1, sku: 'DJ-SIMPLE' }], path: null },
  }),
  'desk/save-search-words': async () => ({
    query: {},
    body: { code: 'a test', kind: 'synonym', words: { en: ['samovar', 'tea urn'] } },
  }),
  'desk/set-stock': async (shop) => {
    const { query, qty } = await aProduct(shop);
    return { query, body: { qty: qty + 1, seen_qty: qty } };
  },
  'desk/set-prices': async (shop) => ({
    query: (await aProduct(shop)).query,
    body: { regular: [{ currency: 'IQD', amount: 12_500 }], specials: [] },
  }),
  'desk/enable-product': async (shop) => ({
    query: (await aProduct(shop)).query,
    body: { is_enabled: true },
  }),
  'desk/set-method-prices': async () => ({
    query: { carrier: 'flatrate', method: 'flatrate' },
    body: {
      is_active: true,
      prices: (['IQD', 'USD'] as const).map((currency) => ({ currency, min_subtotal: 0, price: 5000 })),
    },
  }),
  'desk/set-region-delivery': async () => ({
    query: { regionId: '603' },
    body: { delivery_days: 2, same_day_until: null, spellings: [], rates: [] },
  }),
  'desk/set-size-class': async () => ({
    query: { code: 'large' },
    body: {
      titles: [{ language: 'en', text: 'Large items' }],
      days: [{ region_code: '*', days: 3 }],
      prices: [],
    },
  }),
  'desk/set-slot': async () => ({
    query: { code: 'evening' },
    body: { is_active: false, until_hour: 21, labels: [{ language: 'en', text: 'In the evening' }] },
  }),
  'desk/set-exchange-rate': async ({ database: { db } }) => {
    const { rate } = await readRateSetting(db);
    return { body: { rate: '1310', step: 250, seen_rate: rate } };
  },
  'desk/set-taxes': async ({ database: { db } }) => {
    const { version } = await readDeskTaxes(db, { code: 'en', language: 'en' });
    return { query: { storeCode: 'en' }, body: { ...aTaxes, version } };
  },
  ...settingsWrites,
  'desk/set-shop': async () => ({ body: aBrand }),
  ...digitalCardWrites,
  ...boughtFileWritesOf(newOrder),
  ...giftCardWritesOf(newOrder),
  ...promotionWrites,
  ...catalogWrites,
  ...gatewayWritesOf(async (shop) => {
    const orderId = await newOrder(shop);
    await isOverpaid(shop, orderId);
    return orderId;
  }),
  ...partWrites(newOrder),
  ...formWrites,
  ...integrationWrites,
  ...contentWrites,
  ...customerWrites,
};

/** Requests of calls that read, where their query may not be empty. */
const reads: Partial<Record<CallName, Prepare>> = {
  ...contentReads,
  ...integrationReads,
  ...customerReads,
  'desk/order': async (shop) => ({ query: { orderId: String(await newOrder(shop)) } }),
  'desk/packing-slip': async (shop) => ({ query: { orderId: String(await newOrder(shop)) } }),
  // An endless answer would be waited for.
  'desk/order-events': async () => ({ query: { seconds: '0' } }),
  'desk/search-text': async () => ({ query: { view: 'en', q: 'simple' } }),
  'desk/staff-sessions': (shop) => aMember(shop),
  'desk/product': (shop) => aProduct(shop),
  'desk/preview-message': async () => ({
    query: { template: 'order-placed', channel: 'sms', language: 'en', text: '{shop}: {number}' },
  }),
  'desk/order-notes': async (shop) => ({ query: { orderId: String(await newOrder(shop)) } }),
  ...promotionReads,
  ...catalogReads,
  ...partReadsOf(newOrder),
  ...digitalCardReads,
  ...boughtFileReadsOf(newOrder),
  ...giftCardReadsOf(newOrder),
  'desk/preview-exchange-rate': async () => ({ query: { rate: '1320', step: '250' } }),
};

export const deskCallNames = (Object.entries(calls) as [CallName, CallDefinition][]).flatMap(
  ([name, { access }]) => (access.for === 'staff' ? [name] : []),
);
export const deskWriteNames = Object.keys(writes) as DeskWriteName[];

/** Returns a request that succeeds for a member of the staff who has the permission. */
export const deskRequest = async (shop: Shop, name: CallName, staffId: number): Promise<DeskCall> =>
  ({ ...reads, ...writes })[name]?.(shop, staffId) ?? {};
