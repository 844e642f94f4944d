import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blackTee, bottle, paths, soap } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { cart, catalogue, shell } = words.ar;
const desktop = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const drawerOf = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${cart.title}`) });
const focusIsIn = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('dialog') !== null && document.activeElement !== document.body,
  );
const linesOf = (page: Page) => drawerOf(page).getByRole('listitem').getByRole('heading').allInnerTexts();

/** Adds two products one after the other on a wide screen, with the drawer left open. */
const withTwo = async () => {
  const { page } = await shopper(desktop);
  const acts = shopperActs(page, 'ar');
  await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
  await acts.addToCart();
  await acts.openProduct(shop.url, { path: paths.soap, name: soap.ar.product });
  await acts.addToCart();
  await drawerOf(page).waitFor();
  return { page, acts };
};

describe('a shopper at a wide screen', () => {
  it('sees the last added line on top of the drawer, returns to the same place by Escape, opens it from the header, and has the cart’s page one step further', async () => {
    const { page } = await withTwo();
    await expect.poll(() => linesOf(page)).toEqual([soap.ar.product, bottle.ar.product]);
    await expect.poll(() => focusIsIn(page)).toBe(true);
    await drawerOf(page).getByText(cart.addedLines(1)).waitFor();
    expect(await page.getByText(catalogue.addedToCart).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(catalogue.addToCart);

    await page
      .getByRole('banner')
      .getByRole('link', { name: shell.cartHolds(2) })
      .click();
    await expect.poll(() => linesOf(page)).toEqual([soap.ar.product, bottle.ar.product]);
    expect(await drawerOf(page).getByText(cart.addedLines(1)).count()).toBe(0);
    await drawerOf(page).getByRole('link', { name: cart.viewCart }).click();
    await page.getByRole('heading', { level: 1, name: cart.title }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('is told in the drawer, and not that it is added, when nobody can be asked whether there is as much', async () => {
    const { page, context } = await shopper({ ...desktop, meetsNetworkErrors: true });
    const acts = shopperActs(page, 'ar');
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
    await workerTakesOver(page);
    await acts.addToCart();
    await drawerOf(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await context.setOffline(true);
    await acts.addToCart();
    await drawerOf(page).getByText(catalogue.addedVolatile).waitFor();
    expect([
      await page.getByText(catalogue.addedVolatile).count(),
      await drawerOf(page).getByText(cart.addedLines(1)).count(),
    ]).toEqual([1, 0]);
  });

  it('removes in it after a question, takes that back in it, and goes on to the checkout with the amount it says', async () => {
    const { page } = await withTwo();
    const drawer = drawerOf(page);
    await drawer.getByRole('button', { name: `${cart.remove}: ${soap.ar.product}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: cart.remove }).click();
    await expect.poll(() => linesOf(page)).toEqual([bottle.ar.product]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`${cart.remove}: ${bottle.ar.product}`);
    await drawer.getByRole('button', { name: cart.undo }).click();
    await expect.poll(() => linesOf(page)).toEqual([soap.ar.product, bottle.ar.product]);
    await drawer.getByRole('link', { name: new RegExp(`^${cart.checkout} · 20,500`) }).click();
    await page.getByRole('heading', { level: 1, name: words.ar.checkout.title }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('changes what was chosen of a line, in its place', async () => {
    const { page } = await shopper(desktop);
    const acts = shopperActs(page, 'ar');
    await acts.openProduct(shop.url, {
      path: `${paths.tee}?childSku=DJ-TEE-M-BLK`,
      name: blackTee.ar.product,
    });
    await acts.addToCart();
    await drawerOf(page)
      .getByRole('link', { name: `${cart.edit}: ${blackTee.ar.product}` })
      .click();
    const form = page.locator('main form[data-intent="add-to-cart"]');
    await form.getByRole('button', { name: cart.updateLine }).waitFor();
    expect(await form.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true);
    await form
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'L', exact: true }) })
      .click();
    await form.getByRole('button', { name: cart.updateLine }).click();
    await page.getByRole('heading', { level: 1, name: cart.title }).waitFor();
    await acts.assertLines([{ name: blackTee.ar.product, quantity: 1 }]);
    expect(await page.getByRole('main').getByRole('definition').allInnerTexts()).toContain('L');

    // Going back from the changed cart leads to the cart before the change, not to the same page with an add
    // button.
    await page
      .getByRole('main')
      .getByRole('link', { name: `${cart.edit}: ${blackTee.ar.product}` })
      .click();
    await form.getByRole('button', { name: cart.updateLine }).click();
    await page.getByRole('heading', { level: 1, name: cart.title }).waitFor();
    await page.goBack();
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/ar/cart');
  });
});

describe('a shopper on a phone', () => {
  it('stays on the page and hears it in a line that leads to the checkout', async () => {
    const { page } = await shopper();
    const acts = shopperActs(page, 'ar');
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
    await acts.addToCart();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page
      .getByRole('region', { name: shell.notifications })
      .getByRole('button', { name: catalogue.proceedToCheckout })
      .click();
    await page.getByRole('heading', { level: 1, name: words.ar.checkout.title }).waitFor();
  });
});
