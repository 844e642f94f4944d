import { testDatabase } from '@dijla/test-kit/database/test-database';
import { orderRevisions } from '@dijla/test-kit/orders/order-revisions';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { db } = database;
const { anOrder, work, refusedWork, dispatched, stockOf, eventsOf } = await workedShop(database);
const { revisionOf } = orderRevisions(db);
const reason = 'She rang';

describe('an edit of an order', () => {
  it('takes pieces out: it costs less by them, and they are back in stock', async () => {
    const { id, sku } = await anOrder({ qty: 3 });
    const edited = await work(id, 'desk/edit-order', { reason, lines: [{ line_number: 1, qty: 1 }] });
    expect(edited).toMatchObject({ state: 'pending', revision: 2, charged: 13_000, due: 13_000 });
    expect(await stockOf(sku)).toBe(49);
    expect(await revisionOf(id)).toMatchObject({ cause: 'edit', reason, items_qty: 1, grand_total: 13_000 });
    expect(await revisionOf(id, 1)).toMatchObject({ items_qty: 3, grand_total: 29_000 });
    await work(id, 'desk/cancel-order', { reason });
    expect(await stockOf(sku)).toBe(50);
  });

  it('corrects the delivery address, and leaves the billing address and the governorate', async () => {
    const { id } = await anOrder();
    const address = { firstname: 'Zaynab', telephone: '٠٧٧٠ ٩٩٩ ٠٠٠١', street: ['Haifa street', '7'] };
    await work(id, 'desk/edit-order', { reason, address });
    const { addresses, grand_total } = await revisionOf(id);
    expect(addresses).toMatchObject([
      {
        kind: 'shipping',
        firstname: 'Zaynab',
        lastname: 'حسن',
        telephone: '07709990001',
        street: ['Haifa street', '7'],
        region_id: 611,
      },
      { kind: 'billing', firstname: 'نور', telephone: '07701234567' },
    ]);
    expect(grand_total).toBe(21_000);
    const { customer_name, telephone } = await db
      .selectFrom('order_listing')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([customer_name, telephone]).toEqual(['Zaynab حسن', '07709990001']);
    // What was changed is told by name, not by value.
    const data = JSON.stringify((await eventsOf(id)).map((event) => event.data));
    expect(data).toContain('telephone');
    expect(data).not.toMatch(/Zaynab|0770/);
  });

  it.each([
    ['as many as there are', [{ line_number: 1, qty: 2 }], 'order.lines-not-there'],
    ['more', [{ line_number: 1, qty: 3 }], 'order.lines-not-there'],
    ['none at all, which calls it off', [{ line_number: 1, qty: 0 }], 'order.lines-not-there'],
    ['another line', [{ line_number: 2, qty: 0 }], 'order.lines-not-there'],
    ['nothing', undefined, 'request.invalid'],
  ])('is refused that leaves %s', async (_, lines, code) => {
    const { id, sku } = await anOrder();
    expect(await refusedWork(id, 'desk/edit-order', { reason, lines })).toBe(code);
    expect(await stockOf(sku)).toBe(48);
  });

  it('is refused with a number that is none, without a reason, and once it is on its way', async () => {
    const { id } = await anOrder();
    const address = { telephone: 'hello' };
    expect(await refusedWork(id, 'desk/edit-order', { reason, address })).toBe('request.invalid');
    const lines = [{ line_number: 1, qty: 1 }];
    expect(await refusedWork(id, 'desk/edit-order', { reason: ' ', lines })).toBe('request.invalid');
    await dispatched(id);
    expect(await refusedWork(id, 'desk/edit-order', { reason, lines })).toBe('order.move-not-possible');
  });

  it('is of one package of an order that has several', async () => {
    const { id, sku } = await anOrder({ qty: 4 });
    await work(id, 'desk/prepare-order', { move: 'split', lines: [{ line_number: 1, qty: 2 }] });
    const lines = [{ line_number: 1, qty: 0 }];
    expect(await refusedWork(id, 'desk/edit-order', { reason, lines })).toBe('order.package-not-named');
    expect(await work(id, 'desk/edit-order', { reason, lines, package: 2 })).toMatchObject({
      charged: 21_000,
    });
    expect(await stockOf(sku)).toBe(48);
  });
});
