import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle, paths, soap, demoShop } from '../../acts/products.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { isNoted } from '../../acts/page-life.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { noor, shopperActs, type Store, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.id);

const atTheCheckout = async (store: Store, options: Parameters<typeof shopper>[0] = {}) => {
  const { page, context } = await shopper(options);
  const acts = shopperActs(page, store);
  await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle[store].product });
  await page.getByLabel(words[store].checkout.fullName).waitFor();
  return { page, context, acts, texts: words[store].checkout };
};

describe('a shopper at the checkout', () => {
  it.each(storesToWalk('ar'))(
    'is led by the button from gap to gap, also by an unfinished number, each said in words, and reads what comes next, in the %s store',
    async (store) => {
      const { page, acts, texts } = await atTheCheckout(store);
      const { ordered } = words[store];
      const gaps = [
        ['fullName', texts.gapName, noor.name],
        ['phone', texts.gapPhone, '0770 123'],
        ['phone', texts.wrongPhone, noor.phone],
        ['district', texts.gapDistrict, noor.district],
        ['landmark', texts.gapLandmark, noor.landmark],
      ] as const;
      for (const [field, said, answer] of gaps) {
        await acts.pressPlaceOrder();
        expect(await focusedField(page)).toBe(field);
        await page.getByText(said).waitFor();
        await page.locator(`#${field}`).fill(answer);
        await expect.poll(() => page.getByText(said).count()).toBe(0);
      }
      const orderNumber = await acts.placeOrder();
      // The thank-you page says what comes next and what to have ready, and is there again after a reload.
      for (const text of [orderNumber, ordered.nextConfirm, bottle[store].product])
        await page.getByRole('main').getByText(text).first().waitFor();
      await page
        .getByText(store === 'ar' ? '17,000' : '$13.16')
        .first()
        .waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: ordered.thanksTitle }).waitFor();
      await page.getByText(orderNumber).waitFor();
      await expect
        .poll(() => page.title())
        .toBe(words[store].shell.pageTitle(ordered.thanksTitle, demoShop[store]));
      for (const text of [noor.name, '0770 123 4567', noor.landmark])
        await page.getByText(text, { exact: true }).waitFor();
      const help = page
        .getByRole('main')
        .locator('section', { hasText: ordered.needHelp })
        .last()
        .getByRole('link');
      expect(await help.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        expect.stringMatching(/^tel:/),
        expect.stringMatching(new RegExp(`^https://wa\\.me/\\d+\\?text=.*${orderNumber}$`)),
        `/${store}/returns`,
      ]);
    },
  );

  it('types a number in the digits at hand, mends it in the middle with the caret staying there, and gets into the tapped field although the part above it closes during the tap', async () => {
    const { page, texts } = await atTheCheckout('ar');
    await page.getByLabel(texts.fullName).fill(noor.name);
    const phone = page.getByLabel(texts.phone);
    await phone.click();
    await page.keyboard.type('٠٧٧٠١٢٣٤٥٦٧');
    expect(await phone.inputValue()).toBe('0770 123 4567');
    await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
    await page.keyboard.press('Backspace');
    expect(await phone.inputValue()).toBe('0771 234 567');
    await page.keyboard.type('9');
    expect(await phone.inputValue()).toBe('0779 123 4567');
    expect(
      await phone.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0)),
    ).toBe('123 4567');
    await page.getByLabel(texts.landmark).tap();
    await page.getByRole('button', { name: texts.editPart(texts.recipient) }).waitFor();
    expect(await focusedField(page)).toBe('landmark');
  });

  it('finds finished parts closed to a line, also when going back and returning and on the next visit, and opens them again', async () => {
    const { page } = await shopper();
    const acts = shopperActs(page, 'ar');
    const texts = words.ar.checkout;
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
    await acts.addToCart();
    await acts.openCart(shop.url);
    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    const recipient = page.getByRole('button', { name: texts.editPart(texts.recipient) });
    await recipient.waitFor();
    await page.goBack();
    await acts.assertLines([{ name: bottle.ar.product, quantity: 1 }]);
    await page.goForward();
    await recipient.waitFor();
    await page.getByText(noor.district).waitFor();
    await page.reload();
    await page.getByText(`${words.ar.checkout.near(noor.landmark)}`).waitFor();
    expect(await page.getByLabel(texts.fullName).count()).toBe(0);
    await recipient.click();
    expect(await focusedField(page)).toBe('fullName');
    expect(await page.getByLabel(texts.fullName).inputValue()).toBe(noor.name);
    await page.getByLabel(texts.fullName).fill('سارة علي');
    const orderNumber = await acts.placeOrder();
    const row = await shop.database.db
      .selectFrom('order_address')
      .innerJoin('order', 'order.id', 'order_address.order_id')
      .where('order_number', '=', orderNumber)
      .where('kind', '=', 'shipping')
      .select(['firstname', 'telephone'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ firstname: 'سارة', telephone: '07701234567' });
  });
});

describe('the order beside the answers', () => {
  it('shows its lines and the button also on a low screen', async () => {
    const { page, context } = await shopper({
      viewport: { width: 1366, height: 625 },
      isMobile: false,
      hasTouch: false,
    });
    const acts = shopperActs(page, 'ar');
    await acts.openProduct(shop.url, { path: paths.soap, name: soap.ar.product });
    await acts.addToCart();
    await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle.ar.product });
    const summary = page.locator('main aside');
    await summary.getByRole('listitem').nth(1).waitFor();
    const [list, button, card] = await Promise.all(
      [summary.locator('ul').locator('../../../..'), summary.locator('button[type=submit]'), summary].map(
        (part) => part.boundingBox(),
      ),
    );
    expect(list?.height).toBeGreaterThan(150);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(
      Math.min(625, (card?.y ?? 0) + (card?.height ?? 0)),
    );
    await context.close();
  });
});

describe('a transfer', () => {
  // The transfer is listed after cash, which stays selected.
  it('says how it is made beside the choice, and on the thank-you page, without a network too', async () => {
    const { db } = shop.database;
    const { title, instructions } = await db
      .selectFrom('payment_method_text')
      .where('code', '=', 'banktransfer')
      .where('language', '=', 'ar')
      .select(['title', 'instructions'])
      .executeTakeFirstOrThrow();
    const { page, context, acts } = await atTheCheckout('ar', { meetsNetworkErrors: true });
    const toDo = page.getByRole('main').getByText(instructions ?? '', { exact: true });
    await workerTakesOver(page);
    await acts.fillCheckout(noor);
    expect(await toDo.isVisible()).toBe(false);
    await page.getByRole('radio', { name: title }).check();
    await toDo.waitFor();
    // The order ships once the payment has arrived, so no delivery day is promised.
    await page.getByText(words.ar.checkout.arrivesOnceMade).filter({ visible: true }).first().waitFor();
    await acts.placeOrder();
    await toDo.waitFor();
    await context.setOffline(true);
    await page.reload();
    await toDo.waitFor();
  });
});

describe('a way to pay that is switched off while the checkout is open', () => {
  it.each(storesToWalk('ar'))(
    'spec 2 §4: is refused in words when it is chosen, and the order goes by what is left, in the %s store',
    async (store) => {
      const { db } = shop.database;
      const setActive = (is_active: boolean) =>
        db.updateTable('payment_method').set({ is_active }).where('code', '=', 'banktransfer').execute();
      await setActive(true);
      const { title } = await db
        .selectFrom('payment_method_text')
        .where('code', '=', 'banktransfer')
        .where('language', '=', store)
        .select('title')
        .executeTakeFirstOrThrow();
      const { page, context, acts } = await atTheCheckout(store, { meetsNetworkErrors: true });
      const transfer = page.getByRole('radio', { name: title });
      await acts.fillCheckout(noor);
      await transfer.waitFor();
      const isTold = context.waitForEvent(
        'response',
        (response) => response.url().includes('selected-payment-method') && response.status() === 400,
      );
      await setActive(false);
      await transfer.check();
      await isTold;
      await page.getByText(words[store].frame.paymentNotSelected).waitFor();
      await transfer.waitFor({ state: 'detached' });
      expect(await page.locator('input[value="cashondelivery"]').isChecked()).toBe(true);
      await acts.placeOrder();
    },
  );
});

describe('an order that waits on the device', () => {
  it('is seen in the cart, and taken back there', async () => {
    const { page, context, acts } = await atTheCheckout('ar', { meetsNetworkErrors: true });
    const sent = sentCalls(context);
    await workerTakesOver(page);
    await acts.fillCheckout(noor);
    await context.setOffline(true);
    await acts.pressPlaceOrder();
    await page.getByRole('heading', { name: words.ar.ordered.savedTitle }).waitFor();
    await page.getByRole('link', { name: words.ar.shell.cartHolds(0) }).click();
    const waiting = page.getByRole('region', { name: words.ar.cart.waitingTitle });
    await waiting.getByText(words.ar.cart.waitingText).waitFor();
    await waiting.getByRole('button', { name: words.ar.cart.cancelOrder }).click();
    await acts.assertLines([{ name: bottle.ar.product, quantity: 1 }]);
    await expect.poll(() => waiting.count()).toBe(0);
    await context.setOffline(false);
    await expect.poll(() => page.getByText(words.ar.cart.estimated, { exact: true }).count()).toBe(0);
    expect(sent.filter(({ call }) => call === 'order')).toEqual([]);
  });
});

describe('an empty cart', () => {
  it('leads on to what most buy, and to what was looked at once there is such', async () => {
    const { page } = await shopper();
    const acts = shopperActs(page, 'ar');
    const { cart } = words.ar;
    await page.goto(`${shop.url}/ar/cart`);
    await page.getByRole('region', { name: cart.bestsellersTitle }).getByRole('link').first().waitFor();
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
    await isNoted(page, 'ar');
    await page.goto(`${shop.url}/ar/checkout`);
    await page
      .getByRole('region', { name: cart.seenTitle })
      .getByRole('link', { name: bottle.ar.product })
      .waitFor();
    expect(await page.getByRole('region', { name: cart.bestsellersTitle }).count()).toBe(0);
  });
});

describe('a line that is removed', () => {
  it('hands the focus to the next, and comes back by undo', async () => {
    const { page } = await shopper();
    const acts = shopperActs(page, 'ar');
    for (const [path, name] of [
      [paths.bottle, bottle.ar.product],
      [paths.soap, soap.ar.product],
    ] as const) {
      await acts.openProduct(shop.url, { path, name });
      await acts.addToCart();
    }
    await acts.openCart(shop.url);
    await acts.remove(bottle.ar.product);
    const { cart } = words.ar;
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`${cart.remove}: ${soap.ar.product}`);
    await page.getByRole('button', { name: cart.undo }).click();
    await acts.assertLineSet({ [bottle.ar.product]: 1, [soap.ar.product]: 1 });
  });
});
