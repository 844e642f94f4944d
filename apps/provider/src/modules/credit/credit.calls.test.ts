import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveLedger } from '../ledger/ledger.ts';

const database = await testDatabase();
const { db } = database;
const worked = await workedShop(database);
const { shop, ar, anOrder, work, refusedWork, dispatched, desk, newCart, addProduct, refusedOrder, bodyOf } =
  worked;
const { aCustomer } = accountsOf(shop);

type Method = 'employee_installments' | 'b2b_credit';
/** As the Arabic store says it (spec 2 §8). */
const notChosen = 'لم تختر عدد الأقساط. اختر عدد الأقساط ثم حاول مرة أخرى.';
const employer = { organization: 'Ministry of Rivers', reference: 'E-1042' };

beforeAll(async () => {
  await db
    .updateTable('payment_method')
    .set({ is_active: true })
    .where('code', 'in', ['employee_installments', 'b2b_credit'])
    .execute();
  await sql`update credit_term set fee_rate = 200 where months = 12`.execute(db);
});

const ask = (token: string, method: Method) =>
  shop.call('credit/ask', { query: { ...ar, token }, body: { method, ...employer } });

/** A customer with a credit line that is open. */
const withLine = async (method: Method, { limit = 100_000 } = {}) => {
  const { token, profile } = await aCustomer();
  const { result } = await ask(token, method);
  const lineId = String(result.id);
  const owner = await desk();
  const body = {
    version: 1,
    state: 'open',
    credit_limit: limit,
    ...(method === 'b2b_credit' && { due_days: 30 }),
  };
  await owner.call('desk/decide-credit-line', { query: { lineId }, body });
  return { token, lineId, customerId: profile.id };
};

const paidBy = (method: Method, count?: unknown, total?: number) => ({
  addressInformation: {
    ...worked.information,
    payment_method_code: method,
    payment_method_additional: { count_of_month: count, total_of_month: total },
  },
});

const accountOf = async (token: string) =>
  (await shop.call('payment/account', { query: { ...ar, token } })).result;
const lineOf = async (token: string) => (await accountOf(token)).lines[0]!;
const stateOf = async (id: number) =>
  db
    .selectFrom('order_listing')
    .select(['state', 'paid', 'due', 'payment_state'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
const methodsOf = async (token: string, qty = 2) => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000 } });
  const cartId = await newCart([{ sku, qty }], { ...ar, token } as never);
  return (await shop.call('cart/payment-methods', { query: { ...ar, cartId, token } })).result;
};
/** An order of so many pieces at 8,000 and 5,000 for delivery, and its refusal. */
const refusedCredit = async (token: string, body: object, qty = 2) => {
  const sku = await addProduct({ qty: 50, price: { IQD: 8000 } });
  const query = { ...ar, token } as never;
  const items = [{ sku, qty }];
  return refusedOrder(bodyOf(await newCart(items, query), items, body), query);
};

describe('a credit line', () => {
  it('is asked for once, read by its customer alone, and offers its method once it is open', async () => {
    const { token } = await aCustomer();
    expect(await accountOf(token)).toMatchObject({ lines: [], may_ask: [{}, {}] });
    expect((await methodsOf(token)).map(({ code }) => code)).not.toContain('employee_installments');
    const { result } = await ask(token, 'employee_installments');
    expect(result).toMatchObject({ ...employer, state: 'asked', owed: 0 });
    const again = { query: { ...ar, token }, body: { method: 'employee_installments', ...employer } };
    expect(await shop.refused('credit/ask', again)).toMatchObject({ code: 'credit.asked' });
    expect((await accountOf((await aCustomer()).token)).lines).toEqual([]);
    expect((await methodsOf(token)).map(({ code }) => code)).not.toContain('employee_installments');
  });

  it('is decided by who may grant it, as it was seen, and written to the audit without what was said', async () => {
    const { token, email } = await aCustomer();
    const lineId = String((await ask(token, 'b2b_credit')).result.id);
    const body = { version: 1, state: 'open', credit_limit: 50_000, answer: 'Welcome' };
    const support = await desk('support');
    expect(await support.refused('desk/decide-credit-line', { query: { lineId }, body })).toBe(
      'request.not-permitted',
    );
    const owner = await desk();
    expect(await owner.refused('desk/decide-credit-line', { query: { lineId }, body })).toBe(
      'credit.days-missing',
    );
    await owner.call('desk/decide-credit-line', { query: { lineId }, body: { ...body, due_days: 30 } });
    expect(
      await owner.refused('desk/decide-credit-line', { query: { lineId }, body: { ...body, due_days: 30 } }),
    ).toBe('credit.changed-meanwhile');
    const { rows } = await sql<{ row: string }>`
      select a::text as row from audit a where a.entity = 'credit_line' and a.entity_id = ${lineId}`.execute(
      db,
    );
    expect([rows.length, rows[0]?.row.includes('50000'), rows[0]?.row.includes('Welcome')]).toEqual([
      1,
      true,
      false,
    ]);
    expect(await lineOf(token)).toMatchObject({ state: 'open', answer: 'Welcome', due_days: 30 });
    const told = await db
      .selectFrom('message')
      .select(['channel', 'params'])
      .where('template', '=', 'credit-decided')
      .where('to', '=', email)
      .execute();
    expect(told).toMatchObject([
      { channel: 'email', params: { became: { open: true }, limit: { amount: 50_000 }, answer: 'Welcome' } },
    ]);
  });
});

describe('installments of employees', () => {
  it('are offered with what each month costs, as far as the line reaches', async () => {
    const { token } = await withLine('employee_installments', { limit: 16_000 });
    const found = (await methodsOf(token)).find(({ code }) => code === 'employee_installments');
    expect(found?.installments).toEqual({
      currency_code: 'IQD',
      counts: [
        { count_of_month: 3, total_of_month: 5334, fee: 0, total: 16_000 },
        { count_of_month: 6, total_of_month: 2667, fee: 0, total: 16_000 },
        { count_of_month: 10, total_of_month: 1600, fee: 0, total: 16_000 },
      ],
    });
    expect((await methodsOf(token, 3)).map(({ code }) => code)).not.toContain('employee_installments');
  });

  it('are a plan whose months sum up to the order with its fee, taken of the line and paid at once', async () => {
    const { token } = await withLine('employee_installments');
    const { id } = await anOrder({ query: { ...ar, token }, body: paidBy('employee_installments', 12) });
    expect(await stateOf(id)).toMatchObject({ state: 'pending', paid: 21_000, due: 0 });
    const line = await lineOf(token);
    expect(line).toMatchObject({ owed: 21_420, overdue: 0 });
    const [plan] = line.plans;
    expect(plan).toMatchObject({ order_id: id, principal: 21_000, fee: 420 });
    expect(plan?.installments).toHaveLength(12);
    expect(plan?.installments.reduce((sum, { amount }) => sum + amount, 0)).toBe(21_420);
    expect((await accountOf(token)).owed).toEqual([]);
  });

  it.each([
    ['names no months', [undefined], 'order.months-not-chosen', notChosen],
    ['names months that are not offered', [7], 'order.months-not-chosen', notChosen],
    ['was shown a smaller month', [3, 6999], 'order.credit-dearer', expect.any(String)],
  ] as const)('refuse an order that %s', async (_, [count, total], code, text) => {
    const { token } = await withLine('employee_installments');
    const refused = await refusedCredit(token, paidBy('employee_installments', count, total));
    expect(refused).toMatchObject({ code, result: text });
    expect(await lineOf(token)).toMatchObject({ owed: 0 });
  });

  it('3.38, 7.21: are those said with the method of the cart, where the order says none', async () => {
    const { token } = await withLine('employee_installments');
    const query = { ...ar, token };
    const sku = await addProduct({ qty: 50, price: { IQD: 8000 } });
    const items = [{ sku, qty: 2 }];
    const cartId = await newCart(items, query as never);
    const method = { method: 'employee_installments', additional_data: { count_of_month: 3, otp: '123456' } };
    await shop.call('cart/selected-payment-method', { query: { ...query, cartId }, body: { method } });
    const kept = () =>
      db.selectFrom('cart').select('payment_additional').where('id', '=', cartId).executeTakeFirstOrThrow();
    expect(await kept()).toEqual({ payment_additional: { count_of_month: 3 } });
    const { addressInformation } = paidBy('employee_installments');
    const { payment_method_additional: _none, ...said } = addressInformation;
    await worked.place(bodyOf(cartId, items, { addressInformation: said }), query as never);
    expect((await lineOf(token)).plans[0]?.installments).toHaveLength(3);
    // Another method forgets what was said with the first.
    const other = await newCart(items, query as never);
    const choose = (given: object | string) =>
      shop.call('cart/selected-payment-method', {
        query: { ...query, cartId: other },
        body: { method: given } as never,
      });
    await choose({ method: 'cashondelivery', additional_data: { note: 'x' } });
    await choose('employee_installments');
    await choose('cashondelivery');
    expect(
      await db.selectFrom('cart').select('payment_additional').where('id', '=', other).executeTakeFirst(),
    ).toEqual({ payment_additional: null });
  });

  it('refuse what the line has too little left for, and a guest', async () => {
    const { token } = await withLine('employee_installments', { limit: 20_000 });
    expect(await refusedCredit(token, paidBy('employee_installments', 3))).toMatchObject({ status: 400 });
    const sku = await addProduct({ qty: 5, price: { IQD: 8000 } });
    const items = [{ sku, qty: 1 }];
    expect(
      await refusedOrder(bodyOf(await newCart(items), items, paidBy('employee_installments', 3))),
    ).toMatchObject({ code: 'cart.payment-method-not-available' });
  });

  it('do not spend a line twice that two orders take at once', async () => {
    const { token } = await withLine('employee_installments', { limit: 30_000 });
    const order = () => anOrder({ query: { ...ar, token }, body: paidBy('employee_installments', 3) });
    const outcomes = await Promise.allSettled([order(), order()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await lineOf(token)).toMatchObject({ owed: 21_000 });
  });

  it('are paid by the payroll, what is due first first, and one that is overdue stops the line', async () => {
    const { token, lineId } = await withLine('employee_installments');
    const { id } = await anOrder({ query: { ...ar, token }, body: paidBy('employee_installments', 3) });
    const owner = await desk();
    const body = { amount: 8000, by: 'payroll', reference: 'November' };
    const detail = await owner.call('desk/note-credit-payment', { query: { lineId }, body });
    expect(detail.payments).toMatchObject([{ amount: 8000, by: 'payroll', reference: 'November' }]);
    const paidOf = async () => (await lineOf(token)).plans[0]?.installments.map(({ paid }) => paid);
    expect(await paidOf()).toEqual([7000, 1000, 0]);
    await sql`update credit_installment set due_on = due_on - 63 where order_id = ${id}`.execute(db);
    expect(await lineOf(token)).toMatchObject({ owed: 13_000, overdue: 6000 });
    expect((await methodsOf(token)).map(({ code }) => code)).not.toContain('employee_installments');
  });
});

describe('an order on a credit line', () => {
  it('asks for its customer’s token, however well her cart is known', async () => {
    const { token } = await withLine('employee_installments');
    const items = [{ sku: await addProduct({ qty: 50, price: { IQD: 8000 } }), qty: 2 }];
    const cartId = await newCart(items, { ...ar, token } as never);
    const body = bodyOf(cartId, items, paidBy('employee_installments', 3));
    expect(await shop.refused('order/place', { query: ar, body })).toMatchObject({
      status: 401,
      code: 'user.not-signed-in',
    });
    expect((await lineOf(token)).owed).toBe(0);
    await shop.call('order/place', { query: { ...ar, token }, body });
    expect((await lineOf(token)).owed).toBeGreaterThan(0);
  });

  it('gives back to the line what it costs less, and all of it once it is called off', async () => {
    const { token } = await withLine('employee_installments');
    const { id, sku } = await anOrder({
      qty: 3,
      query: { ...ar, token },
      body: paidBy('employee_installments', 12),
    });
    expect(await lineOf(token)).toMatchObject({ owed: 29_580 });
    await work(id, 'desk/edit-order', { lines: [{ line_number: 1, qty: 2 }], reason: 'She rang' });
    expect(await lineOf(token)).toMatchObject({ owed: 21_420, plans: [{ principal: 21_000, fee: 420 }] });
    await work(id, 'desk/edit-order', { add: [{ sku, qty: 1 }], reason: 'She rang again' });
    expect(await lineOf(token)).toMatchObject({ owed: 29_580 });
    await work(id, 'desk/cancel-order', { reason: 'Not wanted' });
    expect(await lineOf(token)).toMatchObject({ owed: 0, plans: [{ installments: [] }] });
    expect(await stateOf(id)).toMatchObject({ paid: 0, due: 0, payment_state: 'none' });
  });

  it('is delivered for no cash, and refunded to the line without money going out', async () => {
    const { token } = await withLine('employee_installments');
    const { id } = await anOrder({ query: { ...ar, token }, body: paidBy('employee_installments', 3) });
    await dispatched(id);
    expect(await refusedWork(id, 'desk/deliver-order', { move: 'deliver', amount: 1 })).toBe(
      'order.amount-too-high',
    );
    await work(id, 'desk/deliver-order', { move: 'deliver', amount: 0 });
    await work(id, 'desk/refund-order', { amount: 8000, by: 'transfer', reason: 'A scratch' });
    expect(await lineOf(token)).toMatchObject({ owed: 13_000 });
    expect(await stateOf(id)).toMatchObject({ paid: 13_000, due: 0 });
  });

  it('refuses an edit that costs more than the line has left', async () => {
    const { token } = await withLine('employee_installments', { limit: 21_000 });
    const { id, sku } = await anOrder({
      query: { ...ar, token },
      body: paidBy('employee_installments', 3),
    });
    expect(await refusedWork(id, 'desk/edit-order', { add: [{ sku, qty: 1 }], reason: 'She rang' })).toBe(
      'order.credit-short',
    );
    expect(await lineOf(token)).toMatchObject({ owed: 21_000 });
  });
});

describe('business credit', () => {
  it('pays within its limit, due in its days', async () => {
    const { token } = await withLine('b2b_credit');
    const { id } = await anOrder({ query: { ...ar, token }, body: paidBy('b2b_credit') });
    expect(await stateOf(id)).toMatchObject({ state: 'pending', due: 0 });
    const [plan] = (await lineOf(token)).plans;
    expect(plan?.installments).toMatchObject([{ amount: 21_000, paid: 0 }]);
    const days = (Date.parse(plan!.installments[0]!.due_on) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(29);
  });

  it.each(['b2b_credit', 'employee_installments'] as const)(
    'does not come to pay an order that was placed to be paid otherwise: %s',
    async (method) => {
      const { token } = await withLine(method);
      const query = { ...ar, token };
      const { id } = await anOrder({ query });
      const { order_number: number } = await db
        .selectFrom('order')
        .select('order_number')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const change = { query, body: { number, method } };
      expect((await shop.refused('payment/change-method', change)).code).toBe(
        'cart.payment-method-not-available',
      );
      const edit = { move: 'edit', payment_method_code: method, reason: 'asked by telephone' };
      expect(await refusedWork(id, 'desk/edit-order', edit)).toBe('cart.payment-method-not-available');
      expect(await lineOf(token)).toMatchObject({ owed: 0, plans: [] });
    },
  );

  it('waits for approval beyond its limit, takes nothing until then, and owes more after it', async () => {
    const { token, lineId } = await withLine('b2b_credit', { limit: 15_000 });
    const found = (await methodsOf(token)).find(({ code }) => code === 'b2b_credit');
    expect(found?.account).toMatchObject({ available: 15_000, needs_approval: true });
    const { id } = await anOrder({ query: { ...ar, token }, body: paidBy('b2b_credit') });
    expect(await stateOf(id)).toMatchObject({ state: 'pending_approval', paid: 0, due: 21_000 });
    expect(await lineOf(token)).toMatchObject({ owed: 0, plans: [{ is_awaiting: true }] });
    const owner = await desk();
    expect((await owner.call('desk/credit-lines')).items[0]).toMatchObject({ awaiting: 1 });
    expect(await refusedWork(id, 'desk/review-order', { move: 'approve' })).toBe('order.credit-short');
    expect(await refusedWork(id, 'desk/approve-credit-order', { role: 'orders' })).toBe(
      'request.not-permitted',
    );
    await work(id, 'desk/approve-credit-order');
    expect(await stateOf(id)).toMatchObject({ state: 'pending', paid: 21_000, due: 0 });
    const detail = await owner.call('desk/credit-line', { query: { lineId } });
    expect(detail).toMatchObject({ owed: 21_000, credit_limit: 15_000, awaiting: 0 });
    const { id: next } = await anOrder({ query: { ...ar, token }, body: paidBy('b2b_credit') });
    expect(await stateOf(next)).toMatchObject({ state: 'pending_approval' });
    await work(next, 'desk/cancel-order', { reason: 'Not approved' });
    expect(await lineOf(token)).toMatchObject({ owed: 21_000, plans: [{ order_id: id }] });
  });
});

it('leaves a ledger that agrees with itself', async () => {
  expect(await proveLedger(db, Date.now())).toMatchObject({ balances: [], journals: [], accounts: [] });
});
