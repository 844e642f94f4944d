import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { printedPages } from '@dijla/test-kit/printed-lines';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { anOrder, desk, work, dispatched } = await workedShop(database);
const { db } = database;

type Paper = 'labels' | 'pick-list' | 'manifest';

const print = async (paper: Paper, orders: readonly number[], role = 'orders') => {
  const answer = await (
    await desk(role)
  ).fetch(`/api/desk/papers/${paper}?storeCode=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orders }),
  });
  return { answer, refusal: answer.headers.get('x-refusal') };
};
const pagesOf = async (paper: Paper, orders: readonly number[]): Promise<string[]> => {
  const { answer } = await print(paper, orders);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return (await printedPages(new Uint8Array(await answer.arrayBuffer()))).map((lines) => lines.join('\n'));
};
const packageOf = async (id: number): Promise<string> =>
  (
    await db
      .selectFrom('order_package')
      .select('increment_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
  ).increment_id;

describe('POST /api/desk/papers', () => {
  it('prints a label for each package in the order of the request, with what its courier takes', async () => {
    const [one, other] = [await anOrder(), await anOrder({ qty: 1 })];
    const pages = await pagesOf('labels', [other.id, one.id]);
    expect(pages.map((page) => page.match(/\d+,000/)?.[0])).toEqual(['13,000', '21,000']);
    const scanned = await packageOf(one.id);
    expect(pages[1]).toContain(scanned);
    const found = await (await desk('orders')).call('desk/orders', { query: { q: scanned } });
    expect(found.items.map(({ order_id }) => order_id)).toEqual([one.id]);
  });

  it('lists what is to be taken from the shelves, and nothing of what has left them', async () => {
    const [waiting, gone] = [await anOrder({ qty: 3 }), await anOrder()];
    await dispatched(gone.id);
    const [page = ''] = await pagesOf('pick-list', [waiting.id, gone.id]);
    expect(page).toContain('3 pieces for 1 package');
    expect(page).not.toContain(await packageOf(gone.id));
    expect((await print('pick-list', [gone.id])).refusal).toBe('paper.nothing-to-print');
  });

  it('has the goods of a variant under the category of its parent', async () => {
    const order = await anOrder();
    const child = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', order.sku)
      .executeTakeFirstOrThrow();
    const [parentOrder, category] = [
      await anOrder(),
      await db
        .insertInto('category')
        .values({ parent_id: null, level: 1, position: 1, source: 'test' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ];
    await db
      .insertInto('category_text')
      .values({ category_id: category.id, language: 'en', name: 'Lamps' })
      .execute();
    const parent = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', parentOrder.sku)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('product_category')
      .values({ product_id: parent.id, category_id: category.id })
      .execute();
    await db
      .insertInto('product_variant')
      .values({ parent_id: parent.id, child_id: child.id, position: 0 })
      .execute();
    const [page = ''] = await pagesOf('pick-list', [order.id]);
    expect(page).toContain('Lamps');
    await db.deleteFrom('product_variant').where('child_id', '=', child.id).execute();
    const [alone = ''] = await pagesOf('pick-list', [order.id]);
    expect(alone).toContain('Other products');
  });

  it('has a sheet for each courier who was given packages', async () => {
    const order = await anOrder();
    await dispatched(order.id);
    const courier = await desk('courier');
    await db.updateTable('staff').set({ name: 'Karrar' }).where('id', '=', courier.id).execute();
    await db
      .updateTable('order_package')
      .set({ courier_id: courier.id, given_to_courier_at: new Date() })
      .where('order_id', '=', order.id)
      .execute();
    const [page = ''] = await pagesOf('manifest', [order.id]);
    expect(page).toContain('Karrar');
    expect(page).toContain('21,000');
  });

  it('prints nothing of an order that is over', async () => {
    const order = await anOrder();
    await work(order.id, 'desk/cancel-order', { reason: 'Not reached' });
    for (const paper of ['labels', 'manifest', 'pick-list'] as const)
      expect((await print(paper, [order.id])).refusal).toBe('paper.nothing-to-print');
  });

  it('is in the audit with the orders, and without whose they are', async () => {
    const { id } = await anOrder();
    await pagesOf('labels', [id]);
    const row = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      act: 'printed',
      entity: 'paper',
      entity_id: 'labels',
      after: { orders: [id] },
    });
  });

  it.each([
    ['more than a hundred orders', Array.from({ length: 101 }, (_, at) => at + 1), 'paper.too-many-orders'],
    ['an order that is not there', [999_999], 'order.not-found'],
    ['an order named twice', [1, 1], 'request.invalid'],
    ['no order', [], 'request.invalid'],
  ])('refuses %s', async (_, orders, code) => {
    expect((await print('labels', orders)).refusal).toBe(code);
  });

  it('asks a permission for each paper', async () => {
    const { id } = await anOrder();
    await db
      .deleteFrom('role_permission')
      .where('role', '=', 'orders')
      .where('permission', '=', 'papers.manifest')
      .execute();
    expect((await print('manifest', [id])).refusal).toBe('request.not-permitted');
    expect((await print('labels', [id])).refusal).toBe(null);
    expect((await print('labels', [id], 'courier')).refusal).toBe('request.not-permitted');
  });
});
