import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { everyNth } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { afterEach, describe, it } from 'vitest';
import { blackTee, bottle, paths } from '../../acts/products.ts';
import { pageLives } from '../../acts/page-life.ts';
import { noor, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const texts = words.ar;

/**
 * React and the browser report the missing part; no other complaint is allowed. When the part fails during
 * hydration of its placeholder, React reports that it renders the placeholder again (#422).
 */
const expected =
  /Failed to fetch dynamically imported module|Service Worker registration blocked|Minified React error #422;/;
const heard: string[][] = [];
afterEach(() => {
  for (const complaints of heard.splice(0))
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
});

/** A shopper for whom scripts of that name fail to load until `letCome`, as on a broken connection. */
const without = async (name: string) => {
  // The service worker is blocked because it would have cached the scripts, and its fetches bypass the
  // route.
  const { page, context, complaints } = await shopper({ meetsNetworkErrors: true, serviceWorkers: 'block' });
  let isBroken = true;
  await context.route(`**/assets/${name}*.js`, (route) => (isBroken ? route.abort() : route.continue()));
  const open = async (path: string) => {
    await page.goto(`${shop.url}/ar/${path}`);
    await pageLives(page);
  };
  heard.push(complaints);
  return { page, open, letCome: () => (isBroken = false) };
};

const told = (page: Page, text: string) =>
  page.getByRole('region', { name: texts.shell.notifications }).getByText(text).first().waitFor();
const addButton = (page: Page) =>
  page.locator('#add-to-cart').getByRole('button', { name: texts.catalogue.addToCart });
const added = (page: Page) => page.getByText(texts.catalogue.addedToCart).first().waitFor();

describe('a part of the product page that does not come', () => {
  it('is missed when something is added: the shopper hears it, and the next tap adds one', async () => {
    const { page, open, letCome } = await without('add-pending');
    await open(paths.bottle);
    await addButton(page).click();
    await told(page, texts.catalogue.addNotPossible);
    letCome();
    await addButton(page).click();
    await added(page);
    await shopperActs(page, 'ar').openCart(shop.url);
    await shopperActs(page, 'ar').assertLineSet({ [bottle.ar.product]: 1 });
  });

  it('is missed when a picture is enlarged: the page stands, and the next tap opens it', async () => {
    const { page, open, letCome } = await without('picture-viewer');
    await open(paths.tee);
    const first = page
      .getByRole('link', { name: texts.product.enlarge(1, 6) })
      .or(page.locator('main a[data-intent="enlarge"]'))
      .first();
    await first.click();
    await told(page, texts.frame.partFailed);
    await page.getByRole('heading', { level: 1, name: blackTee.ar.product }).waitFor();
    letCome();
    await first.click();
    await page.getByRole('dialog', { name: texts.product.gallery }).waitFor();
  });

  it.each(
    everyNth(
      [
        ['what stands below', 'below'],
        ['the promises', 'promises'],
        ['the price as chosen', 'price-of-choice'],
      ] as const,
      3,
    ),
  )('leaves the product to be bought without %s', async (_, name) => {
    const { page, open } = await without(name);
    await open(name === 'price-of-choice' ? 'breakfast-box' : paths.bottle);
    await addButton(page).click();
    // Two other notifications may stand where it is said: the part, and the blocked service worker.
    await page
      .getByRole('link', { name: texts.shell.cartHolds(1) })
      .filter({ visible: true })
      .waitFor();
  });
});

describe('a part of the cart that does not come', () => {
  const fill = async (page: Page, open: (path: string) => Promise<void>) => {
    await open(paths.bottle);
    await addButton(page).click();
    await added(page);
  };

  it('leaves the room of the cart, is told of, and comes with the next visit', async () => {
    const { page, open, letCome } = await without('cart-content');
    await fill(page, open);
    await open('cart');
    await told(page, texts.frame.partFailed);
    await page.getByRole('heading', { level: 1, name: texts.cart.title }).waitFor();
    letCome();
    await open('cart');
    await shopperActs(page, 'ar').assertLineSet({ [bottle.ar.product]: 1 });
  });

  it('keeps the line when the question before a removal does not come, and asks at the next tap', async () => {
    const { page, open, letCome } = await without('remove-dialog');
    await fill(page, open);
    await open('cart');
    const removal = page.locator('main [data-removal]');
    await removal.click();
    await told(page, texts.frame.partFailed);
    await shopperActs(page, 'ar').assertLineSet({ [bottle.ar.product]: 1 });
    letCome();
    await removal.click();
    await page.getByRole('alertdialog').waitFor();
  });
});

describe('a part of the checkout that does not come', () => {
  const fill = async (page: Page, open: (path: string) => Promise<void>) => {
    await open(paths.bottle);
    await addButton(page).click();
    await added(page);
    await open('checkout');
  };

  it('is told of when it is the form, which comes with the next visit', async () => {
    const { page, open, letCome } = await without('checkout-form');
    await fill(page, open);
    await told(page, texts.frame.partFailed);
    await page.getByRole('heading', { level: 1, name: texts.checkout.title }).waitFor();
    letCome();
    await open('checkout');
    await page.getByLabel(texts.checkout.fullName).waitFor();
  });

  it('keeps its heading when it is what stands there with nothing to order', async () => {
    const { page, open } = await without('nothing-to-order');
    // After a product was viewed, the static page does not say that the cart is empty.
    await open(paths.bottle);
    await page.waitForFunction(() => localStorage.getItem('dijla-seen-ar') !== null);
    await open('checkout');
    await told(page, texts.frame.partFailed);
    await page.getByRole('heading', { level: 1, name: texts.checkout.title }).waitFor();
  });

  it('loses no order when it is the page of thanks: it is shown at the next visit', async () => {
    const { page, open, letCome } = await without('after-order');
    await fill(page, open);
    const acts = shopperActs(page, 'ar');
    await acts.fillCheckout(noor);
    await acts.pressPlaceOrder();
    await told(page, texts.frame.partFailed);
    letCome();
    await open('checkout');
    await page.getByRole('heading', { name: texts.ordered.thanksTitle }).waitFor();
  });
});
