import type { CallName, OrderStatus } from '@dijla/contract/client';
import { endUnpaidOrders } from '@dijla/provider/processes/work-order/end-unpaid-orders';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { customer, visit, wireToken } from '../../acts/account-acts.ts';
import { bottle, card, soap } from '../../acts/products.ts';
import { words } from '../../acts/shopper-acts.ts';
import { wireShopper } from '../../acts/wire-shopper.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const desk = await staffSession(shop, { role: 'owner' });
const { order } = words.ar;

type Placed = { orderNumber: string; backendOrderId: string; access_key: string };

const statusOf = async (orderId: string): Promise<OrderStatus> =>
  (await desk.call('desk/order', { query: { orderId } })).status;

/** Has the staff work an order as it is now. */
const work = async (
  call: CallName,
  query: Record<string, string> & { orderId: string },
  body: object = {},
) => {
  const { version } = await statusOf(query.orderId);
  return desk.call(call, { query, body: { version, ...body } });
};

const happened = (page: Page, text: string): Promise<void> =>
  page.locator('main li').filter({ hasText: text }).first().waitFor();

describe('a customer', () => {
  const credentials = { username: 'hawraa.return@example.iq', password: 'Dijla-hawraa-1' };
  const { giveBack, fixErrors } = order.requests;

  /** Signs in on the page of an order. */
  const signedIn = async (): Promise<{ page: Page; token: string }> => {
    await fetch(`${shop.url}/api/user/create?storeCode=ar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        customer: { email: credentials.username, firstname: 'حوراء', lastname: 'الكعبي' },
        password: credentials.password,
      }),
    });
    // A pull of the guest's cart may still be on its way when the login has merged it: 404.
    const { page } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    await visit(page, `${shop.url}/ar/login`);
    const acts = customer(page, 'ar');
    await acts.fillIn(credentials);
    await acts.isGreeted('حوراء');
    return { page, token: await wireToken(shop.url, credentials) };
  };

  /** Asks to give back one line of the order on the page: first without saying which, then with all of it. */
  const asksToReturn = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: giveBack.act }).click();
    const dialog = page.getByRole('dialog', { name: giveBack.title });
    await dialog.getByRole('button', { name: giveBack.send }).click();
    await dialog.getByRole('alert').getByText(fixErrors).waitFor();
    await dialog.getByText(giveBack.gapItems).waitFor();
    const line = dialog.getByRole('listitem').filter({ hasText: bottle.ar.product });
    for (let piece = 0; piece < 2; piece += 1)
      await line.getByRole('button', { name: giveBack.more }).click();
    await dialog.getByLabel(giveBack.why).fill('تسرّب الماء من الغطاء');
    await dialog.getByRole('button', { name: giveBack.send }).click();
    await page.getByRole('heading', { name: giveBack.states.requested }).waitFor();
  };

  it('follows an order until it is delivered, asks to return a line of it, and gets the money back', async () => {
    const { page, token } = await signedIn();
    const { result } = await wireShopper(shop.url, 'ar', token).buy([
      { sku: bottle.ar.sku, qty: 2 },
      { sku: soap.ar.sku, qty: 1 },
    ]);
    const { backendOrderId: orderId } = result as Placed;
    const query = { orderId };
    await work('desk/confirm-order', query);
    await work('desk/prepare-order', query, { move: 'pack' });
    await work('desk/prepare-order', query, { move: 'dispatch', carrier: 'own-driver' });
    await visit(page, `${shop.url}/ar/my-account/orders/${orderId}`);
    await happened(page, order.happened.dispatched);
    const { due } = await statusOf(orderId);
    await work('desk/deliver-order', query, { move: 'deliver', amount: due });
    await page.reload();
    await happened(page, order.happened.complete);
    await page.getByText(order.nothingDue).waitFor();
    await asksToReturn(page);

    const { items } = await desk.call('desk/returns');
    const asked = items.find(({ order_id: id }) => id === Number(orderId));
    expect(asked?.lines).toMatchObject([{ line_number: 1, qty: 2 }]);
    const returned = { ...query, returnId: String(asked?.id) };
    await work('desk/work-return', returned, { step: 'approve' });
    const lines = [{ line_number: 1, restocked: 1, written_off: 1 }];
    await work('desk/work-return', returned, { step: 'receive', lines });
    expect((await statusOf(orderId)).credited).toBe(2 * bottle.ar.unitPrice);
    await work('desk/refund-order', query, { amount: due, by: 'cash', reason: 'All of it' });
    await page.reload();
    await happened(page, order.happened.refunded);
    await page.getByRole('heading', { name: giveBack.states.received }).waitFor();
  });
});

describe('a guest', () => {
  it('who does not pay a transfer in time sees that the order has ended, and finds the cart as it was', async () => {
    const wire = wireShopper(shop.url, 'ar');
    const lines = [{ sku: card.ar.sku, qty: 1 }];
    const cartId = await wire.fillCart(lines);
    const { result } = await wire.order(cartId, lines, { payment_method_code: 'banktransfer' });
    const { orderNumber, backendOrderId, access_key: key } = result as Placed;
    const { page } = await shopper({ locale: 'ar-IQ' });
    await visit(page, `${shop.url}/ar/order-tracking?order=${orderNumber}&key=${key}`);
    await page.getByText(order.howToPay).waitFor();
    await shop.database.db
      .updateTable('order_listing')
      .set({ pay_until: new Date(Date.now() - 1000) })
      .where('order_id', '=', Number(backendOrderId))
      .execute();
    expect(await endUnpaidOrders(shop.database.db, Date.now())).toBeGreaterThan(0);
    await page.reload();
    await happened(page, order.happened.cancelled);
    const pulled = await fetch(`${shop.url}/api/cart/pull?storeCode=ar&cartId=${cartId}`);
    expect(await pulled.json()).toMatchObject({ result: [{ sku: card.ar.sku, qty: 1 }] });
  });
});
