import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { StoreView } from '../../store-views/store-views.ts';
import type { Cart } from '../cart-of.ts';
import type { CartLine } from '../lines/cart-line.ts';
import { prepared } from '../../../database/prepare-marked.ts';
import { storableJson } from '../../../database/json/storable-json.ts';
import { isCouponUsable } from '../../promotions/promotions.ts';

/**
 * An answer stored together with the change it belongs to. `scope` is the cart's id or, when there is no
 * cart yet, the call's name with a hash of the caller.
 */
export type KeptAnswer = {
  scope: string;
  key: string;
  call: string;
  requestHash: string;
  status: number;
  answer: unknown;
};

/**
 * Stores an answer once per row of `where`, a table expression with one row, or with none when it must not
 * be stored.
 */
const insertAnswer = (
  { scope, key, call, requestHash, status, answer }: KeptAnswer,
  where = sql`(values (1)) always`,
): RawBuilder<unknown> => sql`
  insert into replayed_answer (scope, idempotency_key, call, request_hash, status, answer)
  select ${scope}, ${key}, ${call}, ${requestHash}, ${status}::smallint, ${storableJson(answer)}::jsonb from ${where}
`;

/**
 * Creates an empty cart and returns true. With an answer to store, only the first of several equal requests
 * creates it; the others wait for it, create nothing and get false.
 */
export const insertCart = async (
  database: Database,
  id: string,
  { store, kept }: { store: StoreView; kept: KeptAnswer | null },
): Promise<boolean> => {
  const claimed = kept ? sql`${insertAnswer(kept)} on conflict do nothing returning 1` : sql`select 1`;
  const { rows } = await sql`
    with claimed as (${claimed})
    insert into cart (id, store_code, currency) select ${id}, ${store.code}, ${store.currency.code} from claimed returning 1
  `.execute(database);
  return rows.length === 1;
};

/**
 * Records that a cart is in use. A cart locked by a concurrent change or order is skipped, as it is in use
 * anyway.
 */
export const noteUse = async (database: Database, id: string): Promise<void> => {
  await sql`update cart set updated_at = now() where id = (select id from cart where id = ${id} and state = 'active' for update skip locked)`.execute(
    database,
  );
};

/**
 * Returns the customer's active cart, creating it when there is none. Concurrent requests get the same cart. A gift card
 * that the browser's guest put into `guestCartId` pays for it too, unless the customer's cart has one.
 */
export const takeCustomerCart = async (
  database: Database,
  {
    id,
    customerId,
    store,
    guestCartId,
  }: { id: string; customerId: number; store: StoreView; guestCartId?: string | undefined },
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into cart as c (id, store_code, currency, customer_id, gift_card_id)
    values (${id}, ${store.code}, ${store.currency.code}, ${customerId},
      (select gift_card_id from cart where id = ${guestCartId ?? null} and customer_id is null and state = 'active'))
    on conflict (customer_id) where state = 'active' do update
    set gift_card_id = coalesce(c.gift_card_id, excluded.gift_card_id), updated_at = c.updated_at returning c.id
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('An upsert answered no row');
  return row.id;
};

/** Returns the id of the customer's active cart, or null. */
export const findCustomerCart = async (database: Database, customerId: number): Promise<string | null> => {
  const row = await database
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', sql.lit('active'))
    .executeTakeFirst();
  return row?.id ?? null;
};

/** The guest's cart created under a key, as long as it has not been used; else null. */
export const findUnusedCart = async (
  database: Database,
  { scope, key }: Pick<KeptAnswer, 'scope' | 'key'>,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select c.id from replayed_answer a join cart c on c.id = a.answer ->> 'result'
    where a.scope = ${scope} and a.idempotency_key = ${key} and c.state = 'active' and c.customer_id is null and c.updated_at = c.created_at`.execute(
    database,
  );
  return rows[0]?.id ?? null;
};

/**
 * Locks the cart's row until the transaction ends; false when the cart is not active. Waits for a concurrent
 * change to finish.
 */
export const lockCart = async (transaction: DatabaseTransaction, id: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('cart')
    .select('id')
    .where('id', '=', id)
    .where('state', '!=', sql.lit('ordered'))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether this is an active cart of a guest. */
export const isGuestCart = async (database: Database, id: string): Promise<boolean> => {
  const row = await database
    .selectFrom('cart')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', sql.lit('active'))
    .where('customer_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Members of a cart that every change writes. */
type Carried = Pick<Cart, 'id' | 'version' | 'lines' | 'frozenRate' | 'payableRate'> & {
  store: { code: string; currency: { code: string } };
  context: {
    base_rate: Cart['context']['base_rate'];
    payable: { currency: { code: string }; rate: Cart['context']['payable']['rate'] };
  };
};

/** Time at which the cart's payable rate was frozen, while that rate counts; null means now. */
const frozenAt = ({ lines, payableRate }: Pick<Cart, 'lines' | 'payableRate'>): string | null =>
  payableRate === null || (payableRate.is_old && lines.length > 0)
    ? null
    : new Date(payableRate.at).toISOString();

/** Columns of the payable rate and the time it was frozen: the cart's own rate for a day, then today's. */
const payableColumns = (cart: Carried) => {
  const {
    lines,
    payableRate,
    context: { payable },
  } = cart;
  const rate = lines.length > 0 ? { ...payable.rate, currency: payable.currency.code } : payableRate;
  return sql`
    payable_currency = ${rate?.currency ?? null}, payable_rate_numerator = ${rate?.numerator ?? null}, payable_rate_denominator = ${rate?.denominator ?? null},
    payable_rate_at = coalesce(${frozenAt(cart)}::timestamptz, case when ${rate?.numerator ?? null}::bigint is not null then now() end)
  `;
};

/** Columns that every change of a cart writes: its store view, and the rate frozen with the first line. */
const carried = (cart: Carried) => {
  const { store, lines, frozenRate, context } = cart;
  const rate = lines.length > 0 ? context.base_rate : frozenRate;
  return sql`
    store_code = ${store.code}, currency = ${store.currency.code}, updated_at = now(),
    base_rate_numerator = ${rate?.numerator ?? null}, base_rate_denominator = ${rate?.denominator ?? null},
    ${payableColumns(cart)}
  `;
};

/**
 * A change of a cart's row, further steps and the answer to store. Each step is an item of the WITH list and
 * refers to the row in `claimed`.
 */
type CartWrite = {
  columns: RawBuilder<unknown>;
  steps?: readonly RawBuilder<unknown>[];
  kept: KeptAnswer | null;
};

/**
 * Writes a change in one statement. Returns false and writes nothing when the cart was changed since it was
 * read.
 */
const writeCart = async (
  database: Database,
  { id, version }: Pick<Cart, 'id' | 'version'>,
  { columns, steps = [], kept }: CartWrite,
): Promise<boolean> => {
  const claimed = sql`claimed as (update cart set ${columns} where id = ${id} and xmin::text = ${version} returning id)`;
  const parts = [claimed, ...steps, ...(kept ? [sql`kept as (${insertAnswer(kept, sql`claimed`)})`] : [])];
  const { rows } = await sql`${prepared} with ${sql.join(parts)} select 1 from claimed`.execute(database);
  return rows.length === 1;
};

/**
 * Stores the answer of a refused change. The cart counts as changed, so that a concurrent change notices it.
 */
export const keepRefusal = (database: Database, cart: Cart, kept: KeptAnswer): Promise<boolean> =>
  writeCart(database, cart, { columns: sql`state = state`, kept });

/** Returns a line key short enough for an index; a long one is hashed. */
export const indexableKey = (lineKey: string): string =>
  lineKey.length <= 200 ? lineKey : createHash('sha256').update(lineKey).digest('hex');

/**
 * Saves and removes lines by id, with the answer to store. Returns false when the cart was changed since it
 * was read, as do the functions below.
 */
export const saveLines = (
  database: Database,
  cart: Carried,
  {
    saved,
    removed,
    kept,
  }: { saved: readonly CartLine[]; removed: readonly number[]; kept: KeptAnswer | null },
): Promise<boolean> => {
  const rows = saved.map(({ item_id, product, parent, qty, product_option, line_key }) => ({
    item_id,
    product_id: product.id,
    parent_id: parent?.id ?? null,
    qty,
    product_option,
    line_key: indexableKey(line_key),
  }));
  const taken = sql`removed as (delete from cart_line using claimed where cart_id = claimed.id and item_id = any(${removed}::integer[]) returning 1)`;
  // Lines are saved after the removals, because a saved line may take a removed line's key.
  const put = sql`saved as (
    insert into cart_line (item_id, cart_id, product_id, parent_id, qty, product_option, line_key) overriding system value
    select l.item_id, claimed.id, l.product_id, l.parent_id, l.qty, l.product_option, l.line_key
    from claimed, jsonb_to_recordset(${storableJson(rows)}::jsonb)
      as l (item_id integer, product_id integer, parent_id integer, qty integer, product_option jsonb, line_key text)
    where (select count(*) from removed) >= 0
    on conflict (item_id) do update set
      product_id = excluded.product_id, parent_id = excluded.parent_id, qty = excluded.qty,
      product_option = excluded.product_option, line_key = excluded.line_key
  )`;
  return writeCart(database, cart, { columns: carried(cart), steps: [taken, put], kept });
};

const nobodys: Carried = {
  id: '',
  version: '',
  lines: [],
  frozenRate: null,
  payableRate: null,
  store: { code: '', currency: { code: '' } },
  context: {
    base_rate: { numerator: 1, denominator: 1 },
    payable: { currency: { code: '' }, rate: { numerator: 1, denominator: 1 } },
  },
};
const noAnswer: KeptAnswer = { scope: '', key: '', call: '', requestHash: '', status: 0, answer: null };

/**
 * Has a session plan the statements that write lines, with and without an answer to store. Writes nothing.
 */
export const planWriting = async (session: Database): Promise<void> => {
  for (const kept of [null, noAnswer]) await saveLines(session, nobodys, { saved: [], removed: [], kept });
};

export type SavedAddress = { kind: 'shipping' | 'billing'; address: object };

/**
 * Addresses to store. With `stays`, members that are not given keep their stored values. `additional` is what was said
 * with the payment method where it is chosen anew; else what was said stays with the method.
 */
type GivenDelivery = {
  addresses: readonly SavedAddress[];
  stays: boolean;
  additional?: object | null;
};

/** Saves the cart's destination, delivery and payment. */
export const saveDelivery = (
  database: Database,
  cart: Cart,
  { addresses, stays, additional }: GivenDelivery = { addresses: [], stays: true },
): Promise<boolean> => {
  const said =
    additional === undefined
      ? sql`case when payment_method_code is not distinct from ${cart.payment} then payment_additional end`
      : sql`${additional === null ? null : storableJson(additional)}::jsonb`;
  const columns = sql`
    ${carried(cart)}, country = ${cart.country === '' ? null : cart.country}, region_id = ${cart.region_id},
    shipping_carrier_code = ${cart.shipping?.carrier_code ?? null}, shipping_method_code = ${cart.shipping?.method_code ?? null},
    delivery_slot = ${cart.deliverySlot}, payment_method_code = ${cart.payment}, payment_additional = ${said}
  `;
  const saved = sql`saved as (
    insert into cart_address (cart_id, kind, address)
    select claimed.id, a.kind, a.address from claimed, jsonb_to_recordset(${storableJson(addresses)}::jsonb) as a (kind text, address jsonb)
    on conflict (cart_id, kind) do update set address = case when ${stays}::boolean then cart_address.address else '{}' end || excluded.address
  )`;
  return writeCart(database, cart, { columns, steps: [saved], kept: null });
};

/** Saves the cart's coupon or its removal, with the answer to store. */
export const saveCoupon = (database: Database, cart: Cart, kept: KeptAnswer | null): Promise<boolean> =>
  writeCart(database, cart, { columns: sql`${carried(cart)}, coupon_code = ${cart.coupon}`, kept });

/** Saves which points are spent on the cart, with the answer to store. */
export const savePoints = (database: Database, cart: Cart, kept: KeptAnswer | null): Promise<boolean> =>
  writeCart(database, cart, {
    columns: sql`${carried(cart)}, reward_points = ${cart.points}::integer`,
    kept,
  });

/** Saves which gift card is to pay a part of the cart, with the answer to store. */
export const saveGiftCard = (database: Database, cart: Cart, kept: KeptAnswer | null): Promise<boolean> =>
  writeCart(database, cart, {
    columns: sql`${carried(cart)}, gift_card_id = ${cart.giftCard?.id ?? null}::bigint`,
    kept,
  });

/**
 * Removes the coupon of a cart when it is used up, has ended or was switched off; a coupon that is still
 * usable stays. `now` is in epoch milliseconds.
 */
export const forgetEndedCoupon = async (database: Database, cartId: string, now: number): Promise<void> => {
  const isUsable = isCouponUsable(sql`${new Date(now)}::timestamptz`, {
    code: sql`c.coupon_code`,
    buyer: sql<string | null>`'customer ' || c.customer_id`,
  });
  await sql`
    update cart c set coupon_code = null, updated_at = now()
    where c.id = ${cartId} and c.state = 'active' and c.coupon_code is not null and not ${isUsable}`.execute(
    database,
  );
};

/** Removes all lines, the coupon, the chosen methods and the rate of a cart, with the answer to store. */
export const saveEmptied = (database: Database, cart: Cart, kept: KeptAnswer | null): Promise<boolean> => {
  const forgotten = sql`coupon_code = null, reward_points = null, gift_card_id = null, shipping_carrier_code = null, shipping_method_code = null, delivery_slot = null, payment_method_code = null, payment_additional = null`;
  const removed = sql`removed as (delete from cart_line using claimed where cart_id = claimed.id)`;
  return writeCart(database, cart, { columns: sql`${carried(cart)}, ${forgotten}`, steps: [removed], kept });
};

/**
 * Returns what was said with the payment method of a cart (wire §11); undefined where the cart is not paid by this
 * method, or nothing was said.
 */
export const readPaymentAdditional = async (
  database: Database,
  { cartId, method }: { cartId: string; method: string },
): Promise<unknown> =>
  (
    await sql<{ payment_additional: unknown }>`
      select payment_additional from cart where id = ${cartId} and payment_method_code = ${method}`.execute(
      database,
    )
  ).rows[0]?.payment_additional ?? undefined;

/**
 * Marks a cart as ordered and deletes its lines and addresses, which the order now holds. Lines in `staying`
 * are left for `beginNextCart`.
 */
export const endCart = async (
  transaction: DatabaseTransaction,
  id: string,
  staying: readonly number[] = [],
): Promise<void> => {
  await sql`${prepared}
    with lines as (delete from cart_line where cart_id = ${id} and item_id <> all(${staying}::integer[])), addresses as (delete from cart_address where cart_id = ${id})
    update cart set state = 'ordered', updated_at = now() where id = ${id}
  `.execute(transaction);
};

/**
 * Creates a customer's next cart under `nextId` and moves lines left in the ordered cart to it, with the
 * given quantities. Stored answers are copied too, so that a repeated change gets its answer and is not
 * applied twice. The time of the frozen payable rate is kept.
 */
export const beginNextCart = async (
  transaction: DatabaseTransaction,
  cart: Cart,
  { nextId, lines }: { nextId: string; lines: readonly { item_id: number; qty: number }[] },
): Promise<void> => {
  const {
    id,
    store,
    customerId,
    context: {
      base_rate: { numerator, denominator },
      payable,
    },
  } = cart;
  await sql`
    with next as (
      insert into cart (id, store_code, currency, customer_id, base_rate_numerator, base_rate_denominator, payable_currency, payable_rate_numerator, payable_rate_denominator, payable_rate_at)
      values (${nextId}, ${store.code}, ${store.currency.code}, ${customerId}, ${numerator}, ${denominator},
        ${payable.currency.code}, ${payable.rate.numerator}, ${payable.rate.denominator}, coalesce(${frozenAt(cart)}::timestamptz, now())) returning id
    ), answers as (
      insert into replayed_answer (scope, idempotency_key, call, request_hash, status, answer, created_at)
      select next.id, r.idempotency_key, r.call, r.request_hash, r.status, r.answer, r.created_at from next, replayed_answer r where r.scope = ${id}
    )
    update cart_line l set cart_id = next.id, qty = s.qty
    from next, jsonb_to_recordset(${storableJson(lines)}::jsonb) as s (item_id integer, qty integer)
    where l.cart_id = ${id} and l.item_id = s.item_id
  `.execute(transaction);
};
