import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';
import { violations } from '../../screen-checks/axe.ts';
import { atOnce } from '../../screen-checks/screen-walk.ts';
import { noor, shopperActs, type Store, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const setStatus = (status: number) =>
  shop.database.db.updateTable('product').set({ status }).where('sku', '=', bottle.ar.sku).execute();

/** Pixels from the line's top edge to its stepper. */
const stepperAt = async (line: Locator, quantity: string) => {
  const [own, stepper] = await Promise.all([
    line.boundingBox(),
    line.getByRole('group', { name: quantity }).boundingBox(),
  ]);
  return Math.round((stepper?.y ?? 0) - (own?.y ?? 0));
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

describe('a shopper with a product in the cart that is withdrawn from sale', () => {
  it.each<[Store, string, object]>([
    ['ar', 'a phone', {}],
    ['en', 'a wide screen', wide],
  ])(
    'lesson 24: reads it on the line, is led there instead of to a checkout that orders nothing, and goes on once it is out, in %s on %s',
    async (store, _, device) => {
      await setStatus(1);
      const { page } = await shopper({ ...device, locale: store === 'ar' ? 'ar-IQ' : 'en-US' });
      await page.addInitScript(atOnce);
      const acts = shopperActs(page, store);
      const { cart, checkout } = words[store];
      const name = bottle[store].product;
      const line = page.getByRole('main').locator('[data-line]', { hasText: name });
      const fix = line.locator('[data-fix]');
      await takeToCheckout(acts, shop.url, { path: paths.bottle, name });
      await acts.fillCheckout(noor);
      await acts.openCart(shop.url);
      await line.getByText(cart.inStock, { exact: true }).waitFor();
      const before = await stepperAt(line, cart.quantity);
      await setStatus(2);
      await acts.openCart(shop.url);
      await line.getByText(cart.notSalable).waitFor();
      expect(await line.getByText(cart.inStock, { exact: true }).isVisible()).toBe(false);
      expect(await violations(page), 'in light and in dark').toEqual([]);
      expect(await stepperAt(line, cart.quantity), 'the stepper stays where it was').toBe(before);
      expect(await page.getByRole('main').getByRole('link', { name: cart.checkout }).count()).toBe(0);
      await page
        .getByText(cart.notOrderable([name]))
        .filter({ visible: true })
        .first()
        .waitFor();
      await page.getByRole('button', { name: cart.goToLine }).filter({ visible: true }).first().click();
      expect(await focused(page)).toBe(`${cart.remove}: ${name}`);
      await page.goto(`${shop.url}/${store}/checkout`);
      await page
        .getByRole('alert')
        .getByText(cart.notOrderable([name]))
        .waitFor();
      await acts.fillCheckout(noor);
      await acts.pressPlaceOrder();
      await page.getByRole('alert').getByRole('link', { name: checkout.backToCart }).click();
      await fix.click();
      await page.getByRole('alertdialog').getByRole('button', { name: cart.remove }).click();
      await page.getByRole('heading', { name: cart.emptyTitle }).waitFor();
    },
  );

  it('is led there in the drawer as well', async () => {
    await setStatus(1);
    const { page } = await shopper(wide);
    const acts = shopperActs(page, 'ar');
    const { cart } = words.ar;
    const name = bottle.ar.product;
    await takeToCheckout(acts, shop.url, { path: paths.bottle, name });
    await setStatus(2);
    await page.goto(`${shop.url}/ar/best-sellers`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: words.ar.shell.cartHolds(1) })
      .click();
    const drawer = page.getByRole('dialog', { name: cart.title });
    await drawer.getByText(cart.notOrderable([name])).waitFor();
    await drawer.getByRole('button', { name: cart.goToLine }).click();
    expect(await focused(page)).toBe(`${cart.remove}: ${name}`);
  });
});
