import { products as listTexts } from '@dijla/messages/en/desk/catalogue/products';
import { productForm as texts } from '@dijla/messages/en/desk/catalogue/product-form';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signedIn, wideDesk } from '../../acts/desk-acts.ts';
import { noor, shopperActs } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const store = 'en';
const stamp = String(Date.now());
const name = `Samovar of Karrada ${stamp}`;

it('makes a product from nothing, with a picture, which a shopper finds and buys', async () => {
  const { page, context } = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  await signedIn(context, shop.url);
  await page.goto(`${shop.url}/desk/products`);
  await page.getByRole('link', { name: listTexts.add }).click();
  await page.getByLabel(texts.sku).fill(`SAMOVAR-${stamp}`);
  await page.getByLabel(`${texts.name} · English`).fill(name);
  await page.getByLabel(`${texts.name} · العربية`).fill(`سماور الكرادة ${stamp}`);
  const file = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel(texts.addPictures)
    .setInputFiles({ name: 'samovar.jpg', mimeType: 'image/jpeg', buffer: file });
  await page.getByLabel(texts.altOf(1, 'English')).fill('A samovar of copper');
  await page.getByLabel(listTexts.currencies.USD).fill('65');
  await page.getByLabel(texts.qty).fill('3');
  await expect(page.getByLabel(texts.slug, { exact: true }).inputValue()).resolves.toBe(
    `samovar-of-karrada-${stamp}`,
  );
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.getByRole('link', { name: texts.copy }).click();
  await page.getByRole('heading', { level: 1, name: texts.copyOf(name) }).waitFor();
  await page.getByLabel(texts.sku).fill(`SAMOVAR-SMALL-${stamp}`);
  await page.getByLabel(`${texts.name} · English`).fill(`Small ${name}`);
  await page.getByLabel(`${texts.name} · العربية`).fill(`سماور صغير ${stamp}`);
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 1, name: `Small ${name}` }).waitFor();
  const copy = await shop.database.db
    .selectFrom('product')
    .innerJoin('stock_level', 'stock_level.product_id', 'product.id')
    .innerJoin('product_media', 'product_media.product_id', 'product.id')
    .select(['product.status', 'stock_level.qty', 'product_media.path'])
    .where('product.sku', '=', `SAMOVAR-SMALL-${stamp}`)
    .execute();
  expect(copy).toEqual([{ status: 2, qty: 0, path: expect.any(String) }]);
  await expect(page.getByLabel(texts.slug, { exact: true }).inputValue()).resolves.toBe(
    `small-samovar-of-karrada-${stamp}`,
  );

  const guest = (await shopper()).page;
  const acts = shopperActs(guest, store);
  await guest.goto(`${shop.url}/${store}/search?q=${encodeURIComponent(name)}`);
  await guest.getByRole('link', { name }).first().click();
  await guest.getByRole('heading', { level: 1, name }).waitFor();
  await guest.getByRole('img', { name: 'A samovar of copper' }).first().waitFor();
  await acts.addToCart();
  await acts.openCart(shop.url);
  await acts.assertLines([{ name, quantity: 1 }]);
  await acts.goToCheckout();
  await acts.fillCheckout(noor);
  const number = await acts.placeOrder();

  const line = await shop.database.db
    .selectFrom('current_order_line')
    .innerJoin('current_order', 'current_order.id', 'current_order_line.order_id')
    .select(['current_order_line.sku', 'current_order_line.price_incl_tax'])
    .where('current_order.order_number', '=', number)
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ sku: `SAMOVAR-${stamp}`, price_incl_tax: 6500 });

  // The shop is shared: what nobody else expects goes off sale.
  const owner = await staffSession(shop, { role: 'owner' });
  const { items } = await owner.call('desk/products', { query: { q: `SAMOVAR-${stamp}` } });
  await owner.call('desk/enable-product', {
    query: { productId: String(items[0]?.id) },
    body: { is_enabled: false },
  });
});
