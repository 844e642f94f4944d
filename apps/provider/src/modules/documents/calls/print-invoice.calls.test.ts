import { countStatements } from '@dijla/provider/database';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { invoicedShop } from '@dijla/test-kit/orders/invoiced-shop';
import { printedPages } from '@dijla/test-kit/printed-lines';
import { describe, expect, it } from 'vitest';
import { orderAccessToken } from '../../orders/orders.ts';

const { db } = await testDatabase();
const { shop, clock, aCustomer, anOrder, move } = await invoicedShop(db);

const print = async (orderId: number | string, token: string, storeCode = 'ar') => {
  const response = await shop.send('order/invoice', {
    query: { entity_id: String(orderId), token, storeCode },
  });
  return { response, pdf: new Uint8Array(await response.arrayBuffer()) };
};
const refused = (orderId: number | string, token: string) =>
  shop.refused('order/invoice', { query: { entity_id: String(orderId), token, storeCode: 'en' } });
const words = async (pdf: Uint8Array) => (await printedPages(pdf)).flat().join(' ');

describe('order/invoice', () => {
  it('prints the invoice of an own order, in the language that is asked for, under a name in it', async () => {
    const { token } = await aCustomer();
    const orderId = await anOrder(token);
    const [arabic, english] = [await print(orderId, token, 'ar'), await print(orderId, token, 'en')];
    const [, number] =
      /filename="(2026-\d{6})\.pdf"/.exec(arabic.response.headers.get('content-disposition') ?? '') ?? [];
    expect(arabic.response.status).toBe(200);
    expect(arabic.response.headers.get('content-type')).toBe('application/pdf');
    expect(arabic.response.headers.get('cache-control')).toBe('private, no-store');
    expect(arabic.response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(`فاتورة-${number}.pdf`)}`,
    );
    expect(english.response.headers.get('content-disposition')).toContain(`filename="invoice-${number}.pdf"`);
    expect(await words(arabic.pdf)).toContain('21,000');
    expect(await words(english.pdf)).toContain('To pay on delivery: 21,000 IQD');
  });

  it('prints the same for ever, whatever becomes of the order and the shop', async () => {
    const { token } = await aCustomer();
    const orderId = await anOrder(token);
    const first = await print(orderId, token);
    clock.now += 600_000;
    await move(orderId, 'cancelled');
    await db.updateTable('store_view').set({ hotline: '6699', address: 'Elsewhere' }).execute();
    const again = await print(orderId, token);
    expect(again.response.status).toBe(200);
    expect(Buffer.compare(first.pdf, again.pdf)).toBe(0);
  });

  it('takes three statements for an invoice that was issued, one of them for its caller', async () => {
    const { token } = await aCustomer();
    const orderId = await anOrder(token);
    await print(orderId, token);
    expect((await countStatements(() => print(orderId, token))).statements).toHaveLength(3);
  });

  it("refuses others' orders as if there were none, a guest's too", async () => {
    const [owner, other] = [await aCustomer(), await aCustomer()];
    const [owned, guests] = [await anOrder(owner.token), await anOrder('')];
    for (const id of [owned, guests, 999_999])
      expect(await refused(id, other.token)).toEqual({
        status: 404,
        code: 'order.not-found',
        result: 'We couldn’t find this order.',
      });
    expect(
      await db.selectFrom('invoice').select('id').where('order_id', 'in', [owned, guests]).execute(),
    ).toEqual([]);
  });

  it('refuses an order without an invoice that may have none', async () => {
    const { token } = await aCustomer();
    const orderId = await anOrder(token);
    await move(orderId, 'cancelled');
    expect(await refused(orderId, token)).toEqual({
      status: 409,
      code: 'order.no-invoice',
      result: 'There’s no invoice for this order.',
    });
  });

  it.each(['x', '-1', '1e3', '٣', '9'.repeat(30), '1 or 1=1'])(
    'refuses %s, which is no number of an order',
    async (id) => {
      const { token } = await aCustomer();
      expect(await refused(id, token)).toMatchObject({ status: 400, code: 'request.invalid' });
    },
  );

  it('prints the invoice of a guest for whoever has the key of the order, and of no other', async () => {
    const [orderId, other] = [await anOrder(''), await anOrder('')];
    const key = orderAccessToken(orderId, 'what tests sign with');
    const ask = (id: number) =>
      shop.send('order/invoice', { query: { entity_id: String(id), key, storeCode: 'en' } });
    const response = await ask(orderId);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await words(new Uint8Array(await response.arrayBuffer()))).toContain('To pay on delivery');
    expect((await ask(other)).headers.get('x-refusal')).toBe('order.not-found');
    const issued = await db
      .selectFrom('invoice')
      .select(['order_id', 'actor'])
      .where('order_id', 'in', [orderId, other])
      .execute();
    expect(issued).toEqual([{ order_id: orderId, actor: `buyer of order ${orderId}` }]);
  });

  it('asks guests to sign in', async () => {
    const orderId = await anOrder('');
    expect(await refused(orderId, '')).toMatchObject({ status: 401, code: 'user.not-signed-in' });
  });
});
