import { accountPassword } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { invoicedShop } from '@dijla/test-kit/orders/invoiced-shop';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { personalFields } from '../../modules/audit/personal-fields.ts';
import { issueInvoice } from '../../modules/documents/documents.ts';
import { deleteAccounts } from './delete-accounts.ts';
import { othersTables, personTables } from './person-tables-sql.ts';

const { db } = await testDatabase();
const { shop, clock, address, anOrder, move } = await invoicedShop(db);
const { call, refused, send } = shop;
const day = 86_400_000;

/** A word and a number that stand in everything of the person, and nowhere else. */
const mark = 'zzperson';
const number = '07709998877';
const email = `${mark}@example.iq`;
const consent = { kind: 'terms', text: `By creating an account, ${mark} agrees to the terms.` };

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const logIn = async (username = email) =>
  (await call('user/login', { body: { username, password: accountPassword } })).result;
const sessionsOf = (id: number) =>
  db.selectFrom('customer_session').select('id').where('customer_id', '=', id).execute();
const codeTo = async (to: string): Promise<string> => {
  const row = await db
    .selectFrom('message')
    .select('params')
    .where('to', '=', to)
    .where('template', '=', 'one-time-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (row.params as { code: string }).code;
};
const sms = `+964${number.slice(1)}`;
const askCode = async (token: string, act: 'export' | 'delete', to = sms) => {
  clock.now += 60_000;
  const { result } = await call('user/send-privacy-code', { ...bearer(token), body: { act } });
  return { result, otp: await codeTo(to) };
};
const register = async (customer: object, given: object = {}) => {
  const { result } = await call('user/create', { body: { customer, password: accountPassword, ...given } });
  return result.id;
};

const marked = { ...address, firstname: mark, street: [mark], telephone: number };
const written = {
  shippingAddress: { ...marked, email },
  billingAddress: { ...marked, email, company: mark, vat_id: mark },
};

/** What is owed, given back and kept of payments. */
const addPayments = async (id: number, orderId: number) => {
  await sql`insert into credit_line (customer_id, method, unit, organization, reference, answer, asked_at)
    values (${id}, 'b2b_credit', 'IQD', ${mark}, ${mark}, ${mark}, now())`.execute(db);
  await sql`insert into credit_plan (order_id, credit_line_id, is_awaiting, months, fee_rate, first_due_on, placed_at)
    select ${orderId}, id, false, 1, 0, current_date, now() from credit_line where customer_id = ${id}`.execute(
    db,
  );
  await sql`insert into credit_installment (order_id, number, due_on, amount) values (${orderId}, 1, current_date, 1000)`.execute(
    db,
  );
  await sql`insert into payment_refund (id, attempt_id, order_id, amount, reason, actor, created_at)
    select gen_random_uuid(), id, order_id, 1000, ${mark}, 'staff 1001', now() from payment_attempt where order_id = ${orderId}`.execute(
    db,
  );
  await sql`insert into installment_identity (customer_id, label, identity, number_end, phone_end, created_at)
    values (${id}, ${mark}, 'a', '0001', '8877', now())`.execute(db);
  await sql`insert into installment_session (session_id, cart_id, customer_id, amount, plans, expires_at)
    values (${`session ${id}`}, ${mark}, ${id}, 1000, '[]', now())`.execute(db);
  await sql`insert into saved_card (public_hash, customer_id, provider, token, token_digest, first_ref, scheme, last_digits, created_at)
    values (${`card ${id}`}, ${id}, 'paytabs', 'a', ${`digest ${id}`}, 'ref', 'Visa', '1111', now())`.execute(
    db,
  );
};

/** A partner of the affiliate programme with a link that was followed, a coupon, a commission and a payout. */
const addPartner = async (id: number, orderId: number) => {
  await sql`insert into affiliate_account (customer_id, group_id, status, store_code, referral_website, signup_message, firstname, lastname, email, bank_details, answer, asked_at)
    select ${id}, id, 2, 'ar', ${mark}, ${mark}, ${mark}, ${mark}, ${mark}, ${mark}::bytea, ${mark}, now() from affiliate_group where is_default`.execute(
    db,
  );
  const partner = sql`(select id from affiliate_account where customer_id = ${id})`;
  await sql`insert into affiliate_link (code, account_id, campaign_id, traffic_source, path, created_at)
    values (${`a${String(id).padStart(9, '0')}`}, ${partner}, 1, 'blog', '/ar', now())`.execute(db);
  await sql`insert into affiliate_click (link_id, day, visits) select id, current_date, 1 from affiliate_link where account_id = ${partner}`.execute(
    db,
  );
  await sql`
    with made as (insert into promotion (code, rule, source) values (${`partner ${id}`}, '{}', 'test') returning id)
    insert into coupon (code, promotion_id) select ${`PARTNER${id}`}, id from made`.execute(db);
  await sql`insert into affiliate_coupon (code, account_id, bound_at) values (${`PARTNER${id}`}, ${partner}, now())`.execute(
    db,
  );
  await sql`insert into affiliate_payout (account_id, unit, amount, payment_type, bank_details, run, made_at, made_by)
    values (${partner}, 'IQD', 50000, 'bank', ${mark}::bytea, 'run', now(), 'staff 1001')`.execute(db);
  await sql`insert into affiliate_commission (account_id, order_id, line_number, number, rate, unit, registered_amount, amount, status, registered_at)
    values (${partner}, ${orderId}, 1, 1, 500, 'IQD', 100, 100, 'pending', now())`.execute(db);
  await sql`insert into affiliate_hold (account_id, order_id, reasons, held_at) values (${partner}, ${orderId}, '{velocity}', now())`.execute(
    db,
  );
  await sql`insert into affiliate_bound_customer (customer_id, account_id, bound_at) values (${id}, ${partner}, now())`.execute(
    db,
  );
};

/** Rows of what nothing of the shop writes for a shopper yet, or only staff do. */
const addWhatOthersWrite = async (id: number, orderId: number) => {
  await sql`insert into vendor_earning (vendor, order_id, line_number, delivered, kept, gross, commission, storage, net, unit, seen_at)
    values ('basra-palms', ${orderId}, 1, 0, 0, 0, 0, 0, 0, 'IQD', now())`.execute(db);
  await sql`
    with member as (insert into staff (email, name, language) values (${`member-${id}@example.iq`}, 'Sara', 'en') returning id)
    insert into points_adjustment (customer_id, points, reason, asked_at, asked_by) select ${id}, 10, ${mark}, now(), id from member`.execute(
    db,
  );
  await sql`insert into points_expiry (customer_id, day, points, told_at) values (${id}, current_date, 10, now())`.execute(
    db,
  );
  const at = new Date(clock.now);
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', 'MUG')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('wishlist_item')
    .values({ customer_id: id, product_id: product.id, comment: mark })
    .execute();
  await db
    .insertInto('wishlist_share')
    .values({ customer_id: id, code: `share-${id}` })
    .execute();
  const watch = await db
    .insertInto('watch')
    .values({
      customer_id: id,
      channel: 'email',
      kind: 'stock',
      product_id: product.id,
      parent_id: product.id,
      store_code: 'en',
      price_list: 'general',
      currency: 'IQD',
      is_armed: true,
      key: `watch-${id}`,
      confirmed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await db
    .selectFrom('customer_session')
    .select('id')
    .where('customer_id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('push_subscription')
    .values({
      id: String(id).padStart(43, 'p'),
      customer_id: id,
      session_id: session.id,
      store_code: 'en',
      endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
      p256dh: 'key',
      auth: 'auth',
    })
    .execute();
  await db.insertInto('alert').values({ watch_id: watch.id, fired_at: new Date() }).execute();
  await db
    .insertInto('review')
    .values({
      product_id: product.id,
      language: 'en',
      nickname: mark,
      title: 'Fine',
      detail: mark,
      rating: 5,
      customer_id: id,
      source: 'shop',
    })
    .execute();
  await sql`insert into review_stars (review_id, aspect, stars) select id, 'quality', 4 from review where customer_id = ${id}`.execute(
    db,
  );
  await sql`insert into review_picture (review_id, key_hash, path)
    select id, ${`key of ${id}`}, '/reviews/0123456789-aabbcc.webp' from review where customer_id = ${id}`.execute(
    db,
  );
  const { rows: others } = await sql<{ id: number }>`
    insert into review (product_id, language, nickname, title, detail, source)
    values (${product.id}, 'en', ${`Not of ${id}`}, 'Fine', 'Fine', 'test') returning id`.execute(db);
  await sql`insert into review_vote (review_id, customer_id) values (${others[0]?.id}, ${id})`.execute(db);
  await sql`insert into enquiry (kind, language, name, email, message, customer_id)
    values ('contact', 'en', ${mark}, ${email}, ${mark}, ${id})`.execute(db);
  const { rows: questions } = await sql<{ id: number }>`
    insert into product_question (product_id, language, nickname, question, customer_id)
    values (${product.id}, 'en', ${mark}, ${mark}, ${id}) returning id`.execute(db);
  const { rows: answers } = await sql<{ id: number }>`
    insert into product_answer (question_id, language, nickname, answer, customer_id)
    values (${questions[0]?.id}, 'en', ${mark}, ${mark}, ${id}) returning id`.execute(db);
  await sql`insert into answer_vote (answer_id, customer_id) values (${answers[0]?.id}, ${id})`.execute(db);
  await db
    .insertInto('newsletter_subscriber')
    .values({ email, language: 'en', key: `newsletter-${id}`, confirmed_at: at })
    .execute();
  await db
    .insertInto('former_sign_in')
    .values({ identifier: `former-${email}`, customer_id: id, expires_at: new Date(clock.now + 60 * day) })
    .execute();
  await db
    .insertInto('customer_identity')
    .values({ customer_id: id, provider: 'google', subject: mark, created_at: at, last_used_at: at })
    .execute();
  await db
    .insertInto('customer_passkey')
    .values({
      customer_id: id,
      name: mark,
      credential_id: mark,
      public_key: Buffer.from('a'),
      created_at: at,
    })
    .execute();
  await db
    .insertInto('password_token')
    .values({ token_hash: Buffer.from('a'), customer_id: id, sent_to: email, expires_at: at })
    .execute();
  await db
    .insertInto('cancel_request')
    .values({
      order_id: orderId,
      comment: mark,
      state: 'declined',
      requested_at: at,
      answer_by: at,
      decided_at: at,
      decided_by: 'staff 1001',
      answer: mark,
    })
    .execute();
  const { id: returnId } = await db
    .insertInto('return_request')
    .values({
      order_id: orderId,
      wish: 'money',
      reason: mark,
      requested_at: at,
      state: 'declined',
      decided_at: at,
      decided_by: 'staff 1001',
      answer: mark,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('return_line').values({ return_id: returnId, line_number: 1, qty: 1 }).execute();
  await db
    .insertInto('order_call')
    .values({ order_id: orderId, outcome: 'call-later', note: mark, actor: 'staff 1001' })
    .execute();
  const { id: staffId } = await db
    .insertInto('staff')
    .values({ email: 'writes-notes@example.iq', name: 'Zainab', language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('staff_note')
    .values([
      { order_id: orderId, text: mark, staff_id: staffId, at },
      { customer_id: id, text: mark, staff_id: staffId, at },
    ])
    .execute();
  await db
    .insertInto('order_event')
    .values({ order_id: orderId, to_state: 'complete', actor: 'test', reason: mark })
    .execute();
  await db
    .insertInto('order_give_back')
    .values({
      order_id: orderId,
      line_number: 1,
      cause: 'return 1',
      kind: 'return',
      qty: 1,
      actor: 'staff 1001',
    })
    .execute();
  await sql`insert into payment_attempt (id, order_id, number, revision, provider, amount, currency, created_at, expires_at)
    values (gen_random_uuid(), ${orderId}, 1, 1, 'fib', 1000, 'IQD', now(), now())`.execute(db);
  await addPayments(id, orderId);
  await addPartner(id, orderId);
  await db.insertInto('queued_order').values({ order_id: orderId, intent: mark }).execute();
  await db
    .insertInto('order_reward')
    .values({ order_id: orderId, spent_points: 5, spent_value: 5 })
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('order_reward_line')
    .values({ order_id: orderId, line_number: 1, factor: 200 })
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('event')
    .values({
      name: 'order.return-decided',
      key: `${orderId}`,
      data: JSON.stringify({ orderId, returnId, answer: mark }),
    })
    .execute();
  const promotion = await db
    .insertInto('promotion')
    .values({ code: 'TEN', is_active: false, rule: '{}', source: 'test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into order_promotion_use (order_id, promotion_id, buyer) values (${orderId}, ${promotion.id}, ${`customer ${id}`})`.execute(
    db,
  );
  await sql`insert into digital_card (product_id, code_sealed, code_digest, state, order_id, line_number, piece, added_at, issued_at)
    values (1, 'sealed', 'digest', 'issued', ${orderId}, 1, 1, now(), now())`.execute(db);
  const giftCard = await sql<{ id: number }>`
    insert into gift_card (code_sealed, pin_sealed, code_digest, last_four, amount, currency, order_id, line_number, piece, channel, "to", is_own, from_name, message, language, send_at, issued_at)
    values ('sealed', 'sealed', ${`digest ${orderId}`}, 'Q7K2', 5, 'IQD', ${orderId}, 1, 1, 'email', ${email}, true, ${mark}, ${mark}, 'ar', now(), now()) returning id`.execute(
    db,
  );
  await db
    .insertInto('order_gift_card')
    .values({ order_id: orderId, card_id: giftCard.rows[0]!.id, amount: 5, value: 5 })
    .execute();
  const file = await sql<{ id: number }>`
    insert into bought_download (order_id, line_number, link_id, file, titles, pieces, granted_at)
    values (${orderId}, 1, 1, '/desk/file', '{}', 1, now()) returning id`.execute(db);
  await sql`insert into begun_download (bought_id, nonce, begun_at) values (${file.rows[0]!.id}, ${`nonce ${orderId}`}, now())`.execute(
    db,
  );
  await sql`insert into digital_card_awaited (order_id, line_number, product_id, qty) values (${orderId}, 1, 1, 1)`.execute(
    db,
  );
  await sql`insert into promotion_use (promotion_id, buyer, times_used) values (${promotion.id}, ${`customer ${id}`}, 1)`.execute(
    db,
  );
  await sql`insert into ledger_journal (kind, cause, order_id, actor, at) values ('cash', ${`test ${orderId}`}, ${orderId}, 'staff 1001', now())`.execute(
    db,
  );
  await sql`
    insert into message (channel, "to", template, params, language, state)
    values ('email', ${email}, 'account-changed', ${JSON.stringify({ name: mark })}, 'ar', 'sent')`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into import_run (format, source, state) values ('test', 'test', 'done') returning id`.execute(db);
  await sql`insert into import_before (run_id, kind, natural_key, before) values (${rows[0]?.id}, 'customer', ${email}, ${JSON.stringify({ email })})`.execute(
    db,
  );
};

/** Someone with something in every table that holds customers. */
const aPerson = async () => {
  const given = {
    email,
    firstname: mark,
    lastname: mark,
    custom_attributes: [{ attribute_code: 'mobilenumber', value: number }],
    addresses: [{ ...marked, company: mark, region: { region: 'Baghdad', region_id: 611, region_code: '' } }],
  };
  const id = await register(given, { consent });
  const token = await logIn();
  await call('user/verify-telephone', { ...bearer(token), body: { otp: await codeTo(sms) } });
  const orderId = await anOrder(token, { given: written });
  await move(orderId, 'preparing', 'dispatched', 'complete');
  await inTransaction(db, (transaction) =>
    issueInvoice(
      transaction,
      { orderId, stores: shop.stores },
      { seller: {} as never, actor: 'staff 1001', now: clock.now },
    ),
  );
  await addWhatOthersWrite(id, orderId);
  await sql`update order_listing set network = ${mark}, state = 'complete' where order_id = ${orderId}`.execute(
    db,
  );
  await sql`update customer set email_verified_at = now() where id = ${id}`.execute(db);
  const { result: cartId } = await call('cart/create', { query: { storeCode: 'ar', token } });
  const cart = { storeCode: 'ar', token, cartId };
  await call('cart/update', {
    query: cart,
    body: { cartItem: { sku: 'MUG', qty: 1 } },
  });
  await sql`insert into cart_address (cart_id, kind, address) select id, 'shipping', ${JSON.stringify(marked)} from cart where customer_id = ${id} and state = 'active'`.execute(
    db,
  );
  await sql`insert into replayed_answer (scope, idempotency_key, call, request_hash, status, answer)
    select id, 'k', 'cart/update', 'h', 200, ${JSON.stringify({ mark })} from cart where customer_id = ${id} and state = 'active'`.execute(
    db,
  );
  return { id, token, orderId };
};

const rowsOf = async (table: string, condition: ReturnType<typeof sql>) =>
  (await sql`select from ${sql.table(table)} t where ${condition}`.execute(db)).rows.length;

const tables = async () =>
  (
    await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

/** Tables in which the word or the number of the person still stands. */
const tablesWithMark = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const table of await tables()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection is enough
    const rows = await rowsOf(
      table,
      sql`t::text ilike ${`%${mark}%`} or t::text like ${`%${number.slice(1)}%`}`,
    );
    if (rows > 0) found.push(table);
  }
  return found.toSorted();
};

describe('personTables', () => {
  it('names every table that says something about a person, or leads to one', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive leads as (
        select 'customer'::regclass::oid as id union select '"order"'::regclass::oid union select 'cart'::regclass::oid
        union select c.conrelid from pg_constraint c join leads on c.confrelid = leads.id where c.contype = 'f'
      )
      select relname as name from leads join pg_class on pg_class.oid = leads.id
      union select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and (
        column_name = any(${[...personalFields.ofAll]}) or table_name = any(${Object.keys(personalFields.of)})
        or column_name in ('customer_id', 'order_id', 'cart_id', 'to', 'buyer', 'nickname', 'before', 'staff_id', 'subject_hash', 'token_hash')
        or column_name like '%\\_hash' or column_name in ('answer', 'params', 'record', 'network')
      )`.execute(db);
    const all = await tables();
    const named = new Set([...Object.keys(personTables), ...Object.keys(othersTables)]);
    expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !all.includes(name))).toEqual([]);
  });
});

describe('the export', () => {
  let person: Awaited<ReturnType<typeof aPerson>>;
  beforeAll(async () => {
    person = await aPerson();
  });

  it('is refused to a token alone, to a wrong password and to the code of the other act', async () => {
    const { token } = person;
    const ask = (body: object) => refused('user/export-personal-data', { ...bearer(token), body });
    expect(await ask({})).toMatchObject({ status: 400 });
    expect(await ask({ password: 'not this one' })).toMatchObject({ code: 'user.password-wrong' });
    const { otp } = await askCode(token, 'delete');
    expect(await ask({ otp })).toMatchObject({ code: 'user.code-expired' });
    expect(await ask({ password: accountPassword, otp })).toMatchObject({ status: 400 });
  });

  it('has something of every table that holds the person, and no secret', async () => {
    const { token, id } = person;
    const { result } = await call('user/export-personal-data', {
      ...bearer(token),
      body: { password: accountPassword },
    });
    expect(result.made_at).toBe(new Date(clock.now).toISOString());
    const readable = Object.values(personTables).flatMap(({ exported }) => exported ?? []);
    expect(Object.keys(result.data)).toEqual(readable);
    const empty = readable.filter((name) => result.data[name]?.length === 0);
    expect(empty).toEqual([]);
    expect(result.data['consents']).toMatchObject([
      { kind: 'terms', text: consent.text, language: 'en', given_at: expect.any(String) },
    ]);
    expect(result.data['account']).toMatchObject([{ id, email, telephone: number }]);
    const text = JSON.stringify(result);
    expect(text).not.toMatch(/argon2|refresh_hash|staff 1001|"code":"\d{6}"/);
  });

  it('opens by a code sent to the verified number, once', async () => {
    const { token } = person;
    const { result, otp } = await askCode(token, 'export');
    expect(result).toEqual({ channel: 'sms', to: number });
    const given = { ...bearer(token), body: { otp } };
    expect((await call('user/export-personal-data', given)).result.data['account']).toHaveLength(1);
    expect(await refused('user/export-personal-data', given)).toMatchObject({ code: 'user.code-expired' });
  });

  it('has no messages to an address that nobody has shown to be theirs', async () => {
    const others = 'somebody-else@example.iq';
    await sql`insert into message (channel, "to", template, params, language, state) values ('email', ${others}, 'notice', '{}', 'ar', 'sent')`.execute(
      db,
    );
    await register({ email: others, firstname: 'Ali', lastname: 'Ali' });
    const { result } = await call('user/export-personal-data', {
      ...bearer(await logIn(others)),
      body: { password: accountPassword },
    });
    expect(result.data['messages']).toEqual([]);
  });

  it('stays with the account until it is deleted: ended sessions at once, and undone by signing in', async () => {
    const { id, token } = person;
    const { otp } = await askCode(token, 'delete');
    const { result } = await call('user/delete-account', { ...bearer(token), body: { otp } });
    expect(result.deletes_at).toBe(new Date(clock.now + 14 * day).toISOString());
    expect(await sessionsOf(id)).toEqual([]);
    expect((await send('user/me', { query: { token } })).status).toBe(401);
    const told = await db
      .selectFrom('message')
      .select(['to', 'params'])
      .where('template', '=', 'account-deletion')
      .orderBy('id')
      .execute();
    expect(told).toMatchObject([
      { to: `former-${email}`, params: { name: mark, until: clock.now + 14 * day } },
      { to: email, params: { name: mark, until: clock.now + 14 * day } },
      { to: sms },
    ]);
    clock.now += 13 * day;
    expect(await deleteAccounts(db, clock.now)).toBe(0);
    await logIn();
    await logIn();
    expect(
      await db
        .selectFrom('message')
        .select(['to', 'params'])
        .where('template', '=', 'account-kept')
        .execute(),
    ).toMatchObject([
      { to: `former-${email}`, params: { name: mark } },
      { to: email, params: { name: mark } },
    ]);
    clock.now += 2 * day;
    expect(await deleteAccounts(db, clock.now)).toBe(0);
    expect(await sessionsOf(id)).toHaveLength(2);
  });

  it('waits for an order under way, and then leaves nothing of the person in any table', async () => {
    const { id, orderId } = person;
    const token = await logIn();
    await call('user/delete-account', {
      ...bearer(token),
      body: { otp: (await askCode(token, 'delete')).otp },
    });
    clock.now += 15 * day;
    await sql`update order_listing set state = 'dispatched' where order_id = ${orderId}`.execute(db);
    expect(await deleteAccounts(db, clock.now)).toBe(0);
    await sql`update order_listing set state = 'complete' where order_id = ${orderId}`.execute(db);
    const before = await tablesWithMark();
    expect(before).toContain('invoice');
    const ownedBefore = await db
      .selectFrom('order_revision_line')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    expect(await deleteAccounts(db, clock.now)).toBe(1);
    expect(await tablesWithMark()).toEqual([]);
    expect(await db.selectFrom('customer').select('id').where('id', '=', id).execute()).toEqual([]);
    const order = await db
      .selectFrom('current_order')
      .select(['customer_id', 'grand_total'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ customer_id: null });
    expect(order.grand_total).toBeGreaterThan(0);
    expect(
      await db.selectFrom('order_revision_line').selectAll().where('order_id', '=', orderId).execute(),
    ).toEqual(ownedBefore);
    expect(
      await db.selectFrom('invoice').select('grand_total').where('order_id', '=', orderId).execute(),
    ).toHaveLength(1);
    expect(await deleteAccounts(db, clock.now)).toBe(0);
  });

  it('leaves what an import has read of those whose addresses differ in one letter, or hold hers', async () => {
    const [hers, ...others] = [
      'ali_a@example.iq',
      'alixa@example.iq',
      'b.ali_a@example.iq',
      'ali_a@example.iq.net',
    ];
    const id = await register({ email: hers, firstname: 'Ali', lastname: 'Ali' });
    const { rows: runs } = await sql<{ id: number }>`
      insert into import_run (format, source, state) values ('test', 'one letter', 'done') returning id`.execute(
      db,
    );
    const run = runs[0]?.id ?? 0;
    for (const [place, to] of [hers, hers, ...others].entries())
      // oxlint-disable-next-line no-await-in-loop -- one connection is enough
      await sql`insert into import_before (run_id, kind, natural_key, before)
        values (${run}, 'order', ${`order ${place}`}, ${JSON.stringify({ note: `Write to\n${to?.toUpperCase()}.`, to: [to] })})`.execute(
        db,
      );
    const token = await logIn(hers);
    const { otp } = await askCode(token, 'delete', hers);
    await call('user/delete-account', { ...bearer(token), body: { otp } });
    clock.now += 15 * day;
    expect(await deleteAccounts(db, clock.now)).toBe(1);
    expect(await db.selectFrom('customer').select('id').where('id', '=', id).execute()).toEqual([]);
    const left = await db
      .selectFrom('import_before')
      .select('natural_key')
      .where('run_id', '=', run)
      .orderBy('natural_key')
      .execute();
    expect(left.map(({ natural_key: key }) => key)).toEqual(['order 2', 'order 3', 'order 4']);
  });
});
