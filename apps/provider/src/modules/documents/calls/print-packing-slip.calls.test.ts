import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { printedPages } from '@dijla/test-kit/printed-lines';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const { anOrder, desk } = await workedShop(database);

const print = async (orderId: number, storeCode: string) => {
  const answer = await (
    await desk('orders')
  ).fetch(`/api/desk/orders/${orderId}/packing-slip?storeCode=${storeCode}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return (await printedPages(new Uint8Array(await answer.arrayBuffer()))).flat().join(' ');
};

describe('desk/packing-slip', () => {
  it('prints what to pack and the cash to collect, in the language that is asked for', async () => {
    const { id, sku } = await anOrder();
    for (const storeCode of ['ar', 'en']) {
      const words = await print(id, storeCode);
      // A long sku goes on in the next line after its hyphens.
      expect(words).toContain(sku.slice(0, sku.indexOf('-') + 1));
      expect(words).toContain('21,000');
    }
  });

  it.each([
    ['999999', 'order.not-found'],
    ['first', 'request.invalid'],
  ])('refuses the order %s with %s', async (orderId, code) => {
    expect(await (await desk('orders')).refused('desk/packing-slip', { query: { orderId } })).toBe(code);
  });

  it('is for who may read orders', async () => {
    const { id } = await anOrder();
    const courier = await desk('courier');
    expect(await courier.refused('desk/packing-slip', { query: { orderId: String(id) } })).toBe(
      'request.not-permitted',
    );
  });
});
