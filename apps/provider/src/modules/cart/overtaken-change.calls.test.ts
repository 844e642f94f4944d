import { randomUUID } from 'node:crypto';
import { countStatements } from '@dijla/provider/database';
import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';

const { db } = await testDatabase();
const shop = await buyingProvider(db);
const { aCustomer } = accountsOf(shop);
const ar = { storeCode: 'ar' };
const newCart = async (): Promise<string> => (await shop.call('cart/create', { query: ar })).result;
const given = (cartId: string, item: object) => ({
  query: { ...ar, cartId, view: 'cart' },
  body: { cartItem: item },
  headers: { 'idempotency-key': randomUUID() },
});
const add = (cartId: string, qty = 1) => shop.call('cart/update', given(cartId, { sku: 'MUG', qty }));

beforeAll(async () => {
  await catalogBuilder(db).simple({ sku: 'MUG', qty: 10 });
});

const isSomebodyWaiting = async (): Promise<boolean> =>
  (
    await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
  ).rows.length > 0;

/**
 * Sends a change and, after it has read the cart, commits another one before it, which sets the line to
 * seven.
 */
const overtaken = async <T>(cartId: string, send: () => Promise<T>): Promise<T> => {
  let sent: Promise<T> | undefined;
  await inTransaction(db, async (transaction) => {
    await sql`update cart set updated_at = now() where id = ${cartId}`.execute(transaction);
    await sql`update cart_line set qty = 7 where cart_id = ${cartId}`.execute(transaction);
    sent = send();
    sent.catch(() => undefined);
    while (!(await isSomebodyWaiting()));
  });
  if (!sent) throw new Error('Nothing was sent');
  return sent;
};

describe('a change that another overtakes between its reading and its writing', () => {
  it('is made again of the cart as it then is', async () => {
    const cartId = await newCart();
    await add(cartId);
    const { result, meta } = await overtaken(cartId, () => add(cartId, 2));
    expect([result.qty, meta?.cart?.items.map(({ qty }) => qty)]).toEqual([9, [9]]);
    expect((await shop.call('cart/pull', { query: { ...ar, cartId } })).result.map(({ qty }) => qty)).toEqual(
      [9],
    );
  });

  it('is refused, and that is kept, when it can no longer be', async () => {
    const cartId = await newCart();
    await add(cartId);
    const request = given(cartId, { sku: 'MUG', qty: 5 });
    const first = await overtaken(cartId, () => shop.refused('cart/update', request));
    expect(first.code).toBe('cart.qty-not-available');
    expect(await shop.refused('cart/update', request)).toEqual(first);
  });

  it('is a refusal no more when the other made it possible', async () => {
    const cartId = await newCart();
    const { result } = await add(cartId, 10);
    await overtaken(cartId, () => add(cartId));
    expect((await shop.call('cart/pull', { query: { ...ar, cartId } })).result).toMatchObject([
      { item_id: result.item_id, qty: 8 },
    ]);
  });

  it('finds no cart when that was ordered meanwhile', async () => {
    const cartId = await newCart();
    await add(cartId);
    await sql`update cart_line set qty = 1 where cart_id = ${cartId}`.execute(db);
    let sent: ReturnType<typeof shop.refused> | undefined;
    await inTransaction(db, async (transaction) => {
      await sql`update cart set state = 'ordered' where id = ${cartId}`.execute(transaction);
      sent = shop.refused('cart/update', given(cartId, { sku: 'MUG', qty: 1 }));
      while (!(await isSomebodyWaiting()));
    });
    expect((await sent)?.code).toBe('cart.not-found');
  });
});

it('lesson 19: an add costs a customer one statement more, who she is', async () => {
  const { token } = await aCustomer();
  const query = {
    ...ar,
    token,
    cartId: (await shop.call('cart/create', { query: { ...ar, token } })).result,
    view: 'cart',
  };
  const { statements } = await countStatements(() =>
    shop.call('cart/update', { ...given('', { sku: 'MUG', qty: 1 }), query }),
  );
  expect(statements).toHaveLength(3);
});

it('an add is read and written by statements that a session plans once, whichever cart it is of', async () => {
  const cartId = await newCart();
  await add(cartId);
  const { statements } = await countStatements(() => add(cartId, 2));
  expect(statements.map((text) => text.trimStart().startsWith('/* prepared */'))).toEqual([true, true]);
  const other = await newCart();
  expect((await countStatements(() => add(other, 3))).statements).toEqual(statements);
});
