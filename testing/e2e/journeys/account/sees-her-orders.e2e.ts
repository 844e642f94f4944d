import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { customer, freeNumber, visit, wireToken } from '../../acts/account-acts.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { bottle } from '../../acts/products.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';
import { wireAddress, wireShopper } from '../../acts/wire-shopper.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

type Placed = { orderNumber: string; access_key: string };

const placed = async (by: ReturnType<typeof wireShopper>, information = {}): Promise<Placed> => {
  const { code, result } = await by.buy([{ sku: bottle.ar.sku, qty: 1 }], information);
  expect(code).toBe(200);
  return result as Placed;
};

/** The records that a collection of the device holds. */
const keptOnDevice = (page: Page, collection: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('dijla');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
    collection,
  );

const isolated = (number: string): string => `\u2066${number}\u2069`;
const alert = (page: Page) => page.locator('main [role="alert"]:not(:empty)');

describe('a customer', () => {
  const { account, order, orders } = words.ar;

  const registered = async () => {
    const mobile = freeNumber();
    const credentials = { username: `${mobile}@example.iq`, password: 'Dijla-zainab-1' };
    const { page, context } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    await visit(page, `${shop.url}/ar/register`);
    const acts = customer(page, 'ar');
    await acts.register({
      firstname: 'زينب',
      lastname: 'الجبوري',
      mobile,
      email: credentials.username,
      password: credentials.password,
    });
    return { page, context, acts, mobile, credentials };
  };

  /** Asks for the shown order to be cancelled: first without a reason, then with one; then it stands asked for. */
  const asksToCancel = async (page: Page): Promise<void> => {
    const { cancel, fixErrors } = order.requests;
    await page.getByRole('button', { name: cancel.act }).click();
    const dialog = page.getByRole('dialog', { name: cancel.title });
    const reasons = dialog.getByRole('radio');
    await reasons.first().waitFor();
    await dialog.getByRole('button', { name: cancel.send }).click();
    await dialog.getByRole('alert').getByText(fixErrors).waitFor();
    await reasons.first().check();
    await dialog.getByLabel(cancel.comment).fill('طلبته مرتين');
    await dialog.getByRole('button', { name: cancel.send }).click();
    await page.getByRole('heading', { name: cancel.requested }).waitFor();
    await page.getByText(cancel.waiting).waitFor();
    expect(await page.getByRole('button', { name: cancel.act }).count()).toBe(0);
  };

  it('finds her orders twenty at a time, orders one again, and reads them offline until she logs out', async () => {
    const { page, context, acts, mobile, credentials } = await registered();
    await page.getByRole('heading', { name: orders.emptyTitle }).waitFor();
    const wire = wireShopper(shop.url, 'ar', await wireToken(shop.url, credentials));
    // Only a number that no order was delivered to is called first.
    const shippingAddress = { ...wireAddress, telephone: mobile };
    for (let n = 0; n < 21; n += 1) await placed(wire, { shippingAddress });

    await visit(page, `${shop.url}/ar/my-account/orders`);
    const rows = page.locator('main article');
    await expect.poll(() => rows.count()).toBe(20);
    await page.getByRole('button', { name: orders.loadMore }).click();
    await expect.poll(() => rows.count()).toBe(21);
    expect(await page.getByRole('button', { name: orders.loadMore }).count()).toBe(0);
    const title = (await rows.first().getByRole('link').textContent()) ?? '';

    await rows.first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('listitem').filter({ hasText: order.happened.pending }).waitFor();
    await page.getByText(order.next.pending).waitFor();
    await page.locator('main header').getByText(orders.stages.unconfirmed).waitFor();
    await page.locator('[data-arrival]').waitFor();
    await asksToCancel(page);
    await page.getByRole('button', { name: order.orderAgain }).click();
    await page.getByText(order.addedAgain).waitFor();
    await page.locator('main').getByRole('link', { name: order.goToCart }).click();
    await shopperActs(page, 'ar').assertLines([{ name: bottle.ar.product, quantity: 1 }]);

    await workerTakesOver(page);
    await context.setOffline(true);
    await page.goto(`${shop.url}/ar/my-account/orders`);
    await page.getByText(orders.fromDevice).waitFor();
    await expect.poll(() => rows.count()).toBe(21);
    await rows.first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { name: bottle.ar.product }).waitFor();
    await page.getByRole('heading', { name: order.requests.cancel.requested }).waitFor();
    await context.setOffline(false);

    expect(await keptOnDevice(page, 'order_history')).toBe(21);
    await visit(page, `${shop.url}/ar`);
    await acts.openPanel();
    await acts.logOut();
    await expect.poll(() => keptOnDevice(page, 'order_history')).toBe(0);
    await visit(page, `${shop.url}/ar/my-account/orders`);
    await page.getByText(account.loginNeeded).waitFor();
  });
});

describe('a guest', () => {
  const { order, tracking } = words.en;
  const titled = (page: Page, number: string) =>
    page.getByRole('heading', { level: 1, name: order.title(isolated(number)) }).waitFor();

  it('tracks an order by its number and telephone after a wrong guess, and saves its invoice', async () => {
    const { orderNumber } = await placed(wireShopper(shop.url, 'en'));
    const { page } = await shopper({ locale: 'en-US', meetsNetworkErrors: true });
    await visit(page, `${shop.url}/en/order-tracking`);
    const find = async (phone: string) => {
      await page.getByLabel(tracking.number).fill(orderNumber);
      await page.getByLabel(tracking.phone).fill(phone);
      await page.getByRole('button', { name: tracking.track }).click();
    };
    await find('0770 000 0000');
    await alert(page).getByText(tracking.notFound).waitFor();
    await find('٠٧٧٠ ١٢٣ ٤٥٦٧');
    await titled(page, orderNumber);
    expect(new URL(page.url()).search).toBe(`?order=${orderNumber}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: order.invoice }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${orderNumber}.pdf`);
    const pdf = Buffer.concat(await (await file.createReadStream()).toArray());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await visit(page, `${shop.url}/en/order-tracking`);
    await page.getByRole('heading', { name: tracking.onDevice }).waitFor();
  });

  it('opens an order by the link of a message, whose key leaves the address; a wrong key opens the form', async () => {
    const { orderNumber, access_key: key } = await placed(wireShopper(shop.url, 'en'));
    const { page } = await shopper({ locale: 'en-US', meetsNetworkErrors: true });
    await visit(page, `${shop.url}/en/order-tracking?order=${orderNumber}&key=${key.slice(1)}x`);
    await alert(page).getByText(tracking.linkNotGood).waitFor();
    expect(await page.getByLabel(tracking.number).inputValue()).toBe(orderNumber);
    await visit(page, `${shop.url}/en/order-tracking?order=${orderNumber}&key=${key}`);
    await titled(page, orderNumber);
    expect(new URL(page.url()).search).toBe(`?order=${orderNumber}`);
    await page.reload();
    await titled(page, orderNumber);
  });
});
