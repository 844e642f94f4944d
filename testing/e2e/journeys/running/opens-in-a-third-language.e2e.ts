import { join } from 'node:path';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { shopOfCopy } from '@dijla/test-kit/shops/running-shop';
import { builtCopy } from '@dijla/test-kit/third-language/built-copy';
import { thirdLanguage } from '@dijla/test-kit/third-language/shop-copy';
import { isThorough } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openLiving } from '../../acts/page-life.ts';
import { bottle, paths } from '../../acts/products.ts';
import { readHead } from '../../acts/read-head.ts';
import { settled } from '../../acts/settled.ts';
import { type ActWords, actsIn, noor, type Store } from '../../acts/shopper-acts.ts';
import { untranslated } from '../../acts/untranslated.ts';
import { axe } from '../../screen-checks/axe.ts';
import { clipping } from '../../screen-checks/clipping.ts';
import { drawnIcons } from '../../screen-checks/drawn-icons.ts';
import { foreignNames } from '../../screen-checks/foreign-names.ts';
import { reflow } from '../../screen-checks/reflow.ts';
import type { ScreenCheck } from '../../screen-checks/screen-check.ts';
import { atOnce } from '../../screen-checks/screen-walk.ts';

/** Milliseconds for copying, building and starting a shop on a busy machine. */
const patienceMs = 600_000;
/** Shorter Arabic texts may be those of the database, which stand in for the third language. */
const sentence = 40;
const eyes: readonly ScreenCheck[] = [drawnIcons, foreignNames, axe, clipping, reflow];

const opened = async () => {
  const copy = await builtCopy();
  const texts = async <Text>(subject: string) =>
    (await import(join(copy.folder, 'packages/messages/src', thirdLanguage, `${subject}.ts`))) as Text;
  const words = Object.assign(
    {},
    ...(await Promise.all(['catalogue', 'cart/cart', 'cart/checkout', 'cart/ordered', 'shell'].map(texts))),
  ) as ActWords & { shell: { settings: string; account: string } };
  return { copy, words, ...(await shopOfCopy(copy.folder)) };
};

// Started while tests are collected, the shop is stopped after the file. It takes a minute and more.
const started = isThorough ? await opened() : null;

describe.runIf(isThorough)('a shop with a third language, of which only texts and a row were written', () => {
  const { shopper } = chromiumForJourneys();
  const theShop = async () => started ?? opened();

  it('needs nothing else for its types', { timeout: patienceMs }, async () => {
    const { copy } = await theShop();
    expect(await copy.typeErrors()).toEqual([]);
  });

  it('sells on a phone, from right to left and with longer words', { timeout: patienceMs }, async () => {
    const { copy, words, url, database } = await theShop();
    const { page } = await shopper({ locale: `${thirdLanguage}-IQ`, isMobile: false });
    await page.addInitScript(atOnce);
    for (const { prepare } of eyes) await prepare?.(page);
    const foreign = [...copy.textsIn('en'), ...copy.textsIn('ar').filter(({ length }) => length > sentence)];
    const faults: string[] = [];
    const look = async (name: string, at: Page = page) => {
      await settled(at);
      const { lang, dir } = await at.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir };
      });
      expect({ name, lang, dir }).toEqual({ name, lang: `${thirdLanguage}-IQ`, dir: 'rtl' });
      const screen = { name, open: async () => undefined };
      const note = (eye: string, found: readonly string[]) =>
        void faults.push(...found.map((text) => `${name}, ${eye}: ${text}`));
      note('untranslated', await untranslated(at, foreign));
      for (const { name: eye, see } of eyes)
        note(eye, await see({ page: at, screen, store: thirdLanguage as Store, width: 390 }));
    };
    const acts = actsIn(page, thirdLanguage, words);

    await openLiving(page, url);
    expect(new URL(page.url()).pathname).toBe(`/${thirdLanguage}`);
    await look('home');
    await openLiving(page, `${url}/${thirdLanguage}/home-and-kitchen`);
    await look('listing');
    await openLiving(page, `${url}/${thirdLanguage}/${paths.bottle}`);
    await look('product');
    await acts.addToCart();
    await acts.openCart(url);
    await acts.assertLines([{ name: bottle.ar.product, quantity: 1 }]);
    await look('cart');
    await acts.goToCheckout();
    await acts.fillCheckout(noor);
    await look('checkout');
    const orderNumber = await acts.placeOrder();
    await look('thank-you page');
    expect(faults).toEqual([]);

    const order = await database.db
      .selectFrom('current_order')
      .select(['store_code', 'currency', 'payment_method_code', 'grand_total'])
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(order).toEqual({
      store_code: thirdLanguage,
      currency: 'IQD',
      payment_method_code: 'cashondelivery',
      grand_total: bottle.ar.unitPrice + bottle.ar.delivery,
    });
  });

  it('is offered beside the others, to shoppers and to search engines', { timeout: patienceMs }, async () => {
    const { words, url } = await theShop();
    const head = readHead(await (await fetch(`${url}/${thirdLanguage}/${paths.bottle}`)).text());
    expect(head.alternates).toEqual({
      'en-iq': `${url}/en/${paths.bottle}`,
      'ar-iq': `${url}/ar/${paths.bottle}`,
      [`${thirdLanguage}-iq`]: `${url}/${thirdLanguage}/${paths.bottle}`,
      'x-default': `${url}/en/${paths.bottle}`,
    });
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
    const [products = ''] = new RegExp(`${url}/[^<]*products[^<]*${thirdLanguage}[^<]*`).exec(sitemap) ?? [];
    expect(await (await fetch(products)).text()).toContain(
      `<loc>${url}/${thirdLanguage}/${paths.bottle}</loc>`,
    );

    const { page } = await shopper({ locale: `${thirdLanguage}-IQ` });
    await openLiving(page, `${url}/${thirdLanguage}`);
    await page.locator('[data-intent="account"]').filter({ visible: true }).first().click();
    await page.getByRole('button', { name: words.shell.settings }).click();
    const offered = page.getByRole('dialog', { name: words.shell.settings }).locator('a[hreflang]');
    await expect
      .poll(() => offered.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).sort()))
      .toEqual(['ar-iq', `${thirdLanguage}-iq`, 'en-iq']);
  });
});
