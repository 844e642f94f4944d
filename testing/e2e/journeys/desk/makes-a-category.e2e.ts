import { categories as texts } from '@dijla/messages/en/desk/catalogue/categories';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import { expect, it } from 'vitest';
import { signedIn, wideDesk } from '../../acts/desk-acts.ts';
import { soap } from '../../acts/products.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const stamp = String(Date.now());
const name = `Gifts of Karrada ${stamp}`;
const arabic = `هدايا الكرادة ${stamp}`;

it('makes a category with two products, which a shopper finds in the Arabic store, also after it is renamed', async () => {
  const owner = await staffSession(shop, { role: 'owner' });
  const { items } = await owner.call('desk/products', { query: { status: 'enabled', limit: '50' } });
  const other = items.find(
    ({ type, sku, parent }) => type === 'simple' && parent === null && sku !== soap.ar.sku,
  );
  if (other === undefined) throw new Error('the shop has no other product');

  const { page, context } = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  await signedIn(context, shop.url);
  await page.goto(`${shop.url}/desk/products/categories`);
  await page.getByRole('link', { name: texts.add }).click();
  await page.getByLabel(`${texts.name} · English`).fill(name);
  await page.getByLabel(`${texts.name} · العربية`).fill(arabic);
  await page.getByLabel(texts.slug, { exact: true }).focus();
  await expect(page.getByLabel(texts.slug, { exact: true }).inputValue()).resolves.toBe(
    `gifts-of-karrada-${stamp}`,
  );
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByLabel(texts.addProducts).fill(`${soap.ar.sku}\n${other.sku}`);
  await page.getByRole('button', { name: texts.addThem, exact: true }).click();
  await page
    .getByRole('button', { name: /^Take /u })
    .nth(1)
    .waitFor();

  const guest = (await shopper()).page;
  await guest.goto(`${shop.url}/ar/gifts-of-karrada-${stamp}`);
  await guest.getByRole('heading', { level: 1, name: arabic }).waitFor();
  await guest.getByRole('link', { name: soap.ar.product }).first().waitFor();
  const menu = await guest.request.get(`${shop.url}/ar`);
  expect(await menu.text()).toContain(arabic);

  await page.getByLabel(texts.slug, { exact: true }).fill(`presents-${stamp}`);
  await page.keyboard.press('Control+s');
  await page.getByText(texts.saved(name)).waitFor();
  await guest.goto(`${shop.url}/ar/gifts-of-karrada-${stamp}`);
  await guest.waitForURL(`**/ar/presents-${stamp}`);
  await guest.getByRole('heading', { level: 1, name: arabic }).waitFor();

  // The shop is shared: what nobody else expects goes again.
  const made = (await owner.call('desk/categories')).items.find(
    ({ url_path }) => url_path === `presents-${stamp}`,
  );
  const query = { categoryId: String(made?.id) };
  await owner.call('desk/remove-category-products', { query, body: { skus: [soap.ar.sku, other.sku] } });
  await owner.call('desk/delete-category', { query, body: { products_to: null } });
});
