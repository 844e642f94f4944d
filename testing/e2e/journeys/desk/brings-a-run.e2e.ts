import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newOrder } from '../../acts/desk-acts.ts';
import { violations } from '../../screen-checks/axe.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { db } = shop.database;

/** Confirms and packs an order and gives it to a courier, as the staff do. */
const give = async (orderId: number, courierId: number): Promise<void> => {
  const owner = await staffSession({ url: shop.url, database: shop.database }, { role: 'owner' });
  const query = { orderId: String(orderId) };
  const seen = await owner.call('desk/confirm-order', { query, body: { version: 1 } });
  const body = { version: seen.version, move: 'pack' };
  const { version } = await owner.call('desk/prepare-order', { query, body });
  const { items } = await owner.call('desk/give-to-courier', {
    query: { staffId: String(courierId) },
    body: { orders: [{ order_id: orderId, version }] },
  });
  expect(items).toMatchObject([{ refusal: null }]);
};

it('brings a run without a connection: what was said at the door is sent when there is one', async () => {
  const [first, second] = [await newOrder(shop), await newOrder(shop)];
  const { id, cookie } = await staffSession({ url: shop.url, database: shop.database }, { role: 'courier' });
  for (const order of [first, second]) await give(order.id, id);
  const { page, context } = await shopper({ reducedMotion: 'reduce', meetsNetworkErrors: true });
  await context.addInitScript(() => localStorage.setItem('desk-language', 'en'));
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: shop.url }]);
  await page.goto(`${shop.url}/desk/`);
  await page.getByRole('heading', { name: 'My run' }).waitFor();
  await page.getByText('0 of 2 done').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const kept = async () => (await (await caches.open('desk-1')).keys()).map(({ url }) => url);
    while (!(await kept()).some((url) => url.includes('/offline-run-')))
      await new Promise((go) => setTimeout(go, 50));
  });
  await context.setOffline(true);
  await page.goto(`${shop.url}/desk/run`);
  await page.getByText('No connection').waitFor();
  await page.getByRole('button', { name: 'Delivered' }).click();
  await page.getByRole('button', { name: /^Delivered, took/ }).click();
  await page.getByText('1 of 2 done').waitFor();
  await page.getByText('1 stop isn’t sent yet').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'desk-language',
    'desk-run',
    `desk-told-${id}`,
  ]);
  await context.setOffline(false);
  await page.getByText('1 stop isn’t sent yet').waitFor({ state: 'detached' });
  await expect
    .poll(async () => {
      const { rows } = await sql<{ order_id: number }>`
        select order_id from order_event where move = 'deliver' and actor = ${`staff:${id}`}`.execute(db);
      return rows.map(({ order_id }) => order_id);
    })
    .toEqual([first.id]);
  await page.getByText('1 of 2 done').waitFor();
  // What was said goes once the run was read again with it.
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith('desk-told')),
    undefined,
    { timeout: 10_000 },
  );
}, 60_000);
