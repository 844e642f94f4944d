import { demoProducts } from '@dijla/demo-catalogue/demo-catalog';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cartRows } from '../../acts/behind-the-counter.ts';
import { holdRequests } from '../../acts/hold-requests.ts';
import { pageLives } from '../../acts/page-life.ts';
import { type Store, shopperActs, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const productOf = (sku: string) => {
  const products = demoProducts.find((product) => product.sku === sku);
  if (products === undefined) throw new Error(`There is no ${sku}`);
  return products;
};
const nameOf = (sku: string, store: Store): string => productOf(sku).words[store].name;

const open = async (page: Page, store: Store, sku: string) => {
  await page.goto(`${shop.url}/${store}/${productOf(sku).url_key}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: nameOf(sku, store) }).waitFor();
};
const buyForm = (page: Page) => page.locator('#add-to-cart');
const press = (page: Page, store: Store) =>
  buyForm(page).getByRole('button', { name: words[store].catalogue.addToCart }).first().click();

/** Returns the id of the cart on this shopper's device. */
const cartIdOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.includes('cart'))?.value ?? '';
};

const linesOf = async (page: Page, store: Store): Promise<string> => {
  await shopperActs(page, store).openCart(shop.url);
  const main = page.getByRole('main');
  // Recommendations follow below the cart lines.
  return main
    .getByRole('list')
    .filter({ has: page.locator('[data-removal]') })
    .first()
    .innerText();
};

describe('a shopper who buys', () => {
  it.each(storesToWalk('ar'))(
    'a bundle of her own choice in the %s store, its price following',
    async (store) => {
      const { page } = await shopper();
      await open(page, store, 'DJ-BUNDLE');
      await pageLives(page);
      const total = buyForm(page).getByText(words[store].product.total).locator('..');
      const atFirst = await total.innerText();
      await buyForm(page)
        .getByRole('radio', { name: nameOf('DJ-COFFEE', store) })
        .check();
      await buyForm(page)
        .getByRole('checkbox', { name: nameOf('DJ-SOAP', store) })
        .check();
      await expect.poll(() => total.innerText()).not.toBe(atFirst);
      await press(page, store);
      await page.getByText(words[store].catalogue.addedToCart).first().waitFor();
      const lines = await linesOf(page, store);
      for (const part of ['DJ-COFFEE', 'DJ-HONEY', 'DJ-SOAP']) expect(lines).toContain(nameOf(part, store));
      expect(lines).not.toContain(nameOf('DJ-TEA', store));
    },
  );

  it.each(storesToWalk('ar'))(
    'nothing of a group in the %s store, and is told so beside it',
    async (store) => {
      const { page } = await shopper();
      await open(page, store, 'DJ-GROUP');
      await pageLives(page);
      for (const sku of ['DJ-DIBS', 'DJ-RASHI', 'DJ-HONEY'])
        await buyForm(page)
          .getByRole('listitem')
          .filter({ hasText: nameOf(sku, store) })
          .getByRole('button', { name: words[store].catalogue.less })
          .click();
      await press(page, store);
      await buyForm(page).getByText(words[store].productChoice.noneChosen).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'super_group[DJ-DIBS]',
      );
    },
  );

  it.each(storesToWalk('ar'))('a book to download in the %s store', async (store) => {
    const { page } = await shopper();
    await open(page, store, 'DJ-GUIDE');
    await pageLives(page);
    expect(await buyForm(page).getByRole('listitem').filter({ hasText: 'PDF' }).count()).toBe(1);
    await press(page, store);
    await page.getByText(words[store].catalogue.addedToCart).first().waitFor();
    expect(await linesOf(page, store)).toContain(nameOf('DJ-GUIDE', store));
    // Only one of it can be bought.
    expect(
      await page.getByRole('main').getByRole('group', { name: words[store].cart.quantity }).count(),
    ).toBe(0);
  });

  it.each(storesToWalk('ar'))(
    'a cup with a name on it in the %s store, and pays for the engraving',
    async (store) => {
      const { page } = await shopper();
      await open(page, store, 'DJ-ENGRAVED');
      await pageLives(page);
      const price = () => page.locator('h1 ~ *, header').last().innerText();
      const before = await price();
      await buyForm(page)
        .locator('input[type="text"]')
        .first()
        .fill(store === 'ar' ? 'إلى نور' : 'For Noor');
      await expect
        .poll(() => buyForm(page).getByText(words[store].product.total).locator('..').innerText())
        .not.toBe(before);
      await press(page, store);
      await page.getByText(words[store].catalogue.addedToCart).first().waitFor();
      expect(await linesOf(page, store)).toContain(store === 'ar' ? 'إلى نور' : 'For Noor');
    },
  );

  it.each(storesToWalk('ar'))('a curtain in the %s store, and is asked for its cut first', async (store) => {
    const { page } = await shopper();
    await open(page, store, 'DJ-CURTAIN');
    await pageLives(page);
    await press(page, store);
    const option = productOf('DJ-CURTAIN').more?.custom_options?.[0]?.titles[store] ?? '';
    await buyForm(page).getByText(words[store].productChoice.missingChoice(option)).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    await page.keyboard.press('Space');
    await press(page, store);
    await page.getByText(words[store].catalogue.addedToCart).first().waitFor();
  });

  it('as many of a group as were tapped before hydration, each a line of its own', async () => {
    const { page } = await shopper();
    const letCome = await holdRequests(page, '**/assets/group-list*.js');
    await open(page, 'ar', 'DJ-GROUP');
    const dibs = buyForm(page)
      .getByRole('listitem')
      .filter({ hasText: nameOf('DJ-DIBS', 'ar') });
    for (let tap = 0; tap < 3; tap += 1)
      await dibs.getByRole('button', { name: words.ar.catalogue.more }).click();
    expect(await dibs.getByRole('spinbutton').inputValue()).toBe('1');
    letCome();
    await expect.poll(() => dibs.getByRole('spinbutton').inputValue()).toBe('4');
    await press(page, 'ar');
    await page.getByText(words.ar.catalogue.addedToCart).first().waitFor();
    await expect
      .poll(async () => cartRows(shop, await cartIdOf(page)), { timeout: 15_000 })
      .toEqual({ 'DJ-DIBS': 4, 'DJ-RASHI': 1, 'DJ-HONEY': 1 });
  });

  it('a bundle as chosen before hydration', async () => {
    const { page } = await shopper();
    const letCome = await holdRequests(page, '**/assets/*.js');
    await open(page, 'ar', 'DJ-BUNDLE');
    await buyForm(page)
      .getByRole('radio', { name: nameOf('DJ-COFFEE', 'ar') })
      .check();
    await press(page, 'ar');
    letCome();
    await page.getByText(words.ar.catalogue.addedToCart).first().waitFor();
    await expect
      .poll(async () => cartRows(shop, await cartIdOf(page)), { timeout: 15_000 })
      .toEqual({ 'DJ-BUNDLE': 1 });
    expect(await linesOf(page, 'ar')).toContain(nameOf('DJ-COFFEE', 'ar'));
  });
});

describe('a shopper who wants to know what others think', () => {
  it('reads it on the page a moment after it was approved, the latest of her language first, and the rest when she asks', async () => {
    const { id } = await shop.database.db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'DJ-GUIDE')
      .executeTakeFirstOrThrow();
    const { page } = await shopper();
    await open(page, 'ar', 'DJ-GUIDE');
    const { moreReviews, reviewCount } = words.ar.productMore;
    expect(await page.getByText('كتاب جميل').count()).toBe(0);
    await shop.database.db.transaction().execute(async (transaction) => {
      const written = ['en', 'ar', 'ar', 'ar', 'ar'].map((language, place) => ({
        product_id: id,
        status: 1,
        language,
        nickname: 'نور',
        title: `رأي ${place}`,
        detail: 'كتاب جميل',
        rating: place === 0 ? 2 : 5,
        source: 'test',
        created_at: new Date(Date.UTC(2026, 1, 10 + place, 9)),
      }));
      await transaction
        .insertInto('review')
        .values([...written, { ...written[0]!, status: 2, title: 'بانتظار القراءة' }])
        .execute();
      await transaction
        .insertInto('change')
        .values({ entity: 'product', entity_id: id, kind: 'reviews', actor: 'test', request_id: 'journey' })
        .execute();
    });
    await expect.poll(async () => (await fetch(page.url())).text(), { timeout: 20_000 }).toContain('رأي 4');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await pageLives(page);
    const section = page.locator('#reviews');
    await section.getByText(reviewCount(5)).waitFor();
    const titles = section.getByRole('heading', { level: 3 });
    // Content skipped off the screen has text content but no inner text.
    expect(await titles.allTextContents()).toEqual(['رأي 4', 'رأي 3', 'رأي 2']);
    await section.getByText('14-2-2026').waitFor();
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      '"reviewCount":5',
    );
    await section.getByRole('button', { name: moreReviews }).click();
    await expect
      .poll(() => titles.allTextContents(), { timeout: 20_000 })
      .toEqual(['رأي 4', 'رأي 3', 'رأي 2', 'رأي 1', 'رأي 0']);
    expect(await section.textContent()).not.toContain('بانتظار القراءة');
  });
});

describe('a shopper without scripts', () => {
  it.each(
    storesToWalk('ar').flatMap(
      (store) =>
        [
          ['DJ-BUNDLE', store, ['DJ-TEA', 'DJ-HONEY', 'DJ-SOAP']],
          ['DJ-GROUP', store, ['DJ-DIBS', 'DJ-RASHI', 'DJ-HONEY']],
        ] as const,
    ),
  )('reads what %s is made of in the %s store', async (sku, store, parts) => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await open(page, store, sku);
    for (const part of parts) expect(await buyForm(page).innerText()).toContain(nameOf(part, store));
    await page.getByRole('heading', { level: 2, name: words[store].productMore.specification }).waitFor();
    await page.getByRole('heading', { level: 2, name: words[store].productMore.related }).waitFor();
    expect(await page.getByRole('main').locator('a[href^="/img/"]').count()).toBeGreaterThan(0);
  });
});
