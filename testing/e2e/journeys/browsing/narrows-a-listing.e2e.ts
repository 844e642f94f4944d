import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { everyNth, storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blackTee, bottle } from '../../acts/products.ts';
import { listingActs } from '../../acts/listing-acts.ts';
import { openLiving } from '../../acts/page-life.ts';
import { readHead } from '../../acts/read-head.ts';
import { settled } from '../../acts/settled.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const colors = { ar: { black: 'أسود', red: 'أحمر' }, en: { black: 'Black', red: 'Red' } };
const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

const open = (page: Page, path: string) => openLiving(page, `${shop.url}${path}`);

describe('a shopper who narrows a listing down', () => {
  it.each(storesToWalk('ar'))(
    'hears at each tap how many products are left, and takes it back by a chip, in the %s store',
    async (store) => {
      const { page } = await shopper({ locale: store === 'ar' ? 'ar-IQ' : 'en-US' });
      const { panel, openFilters, value, count, filters } = listingActs(page, store);
      const { listing } = words[store];
      await open(page, `/${store}/fashion`);
      const all = await count();
      await openFilters();
      await value(colors[store].black).click();
      await expect.poll(() => Object.keys(filters())).toEqual(['color']);
      await expect.poll(count).toBeLessThan(all);
      const black = await count();
      await panel.getByRole('button', { name: listing.showResults(black) }).waitFor();
      await value(colors[store].red).click();
      await expect.poll(() => filters()['color']?.split(',').length).toBe(2);
      await expect.poll(count).toBeGreaterThan(black);
      await panel.getByRole('button', { name: listing.showResults(await count()) }).click();
      // The sheet also has a link that clears all filters, which disappears with it.
      await panel.waitFor({ state: 'hidden' });
      await page
        .getByRole('main')
        .getByRole('link', { name: `${listing.removeFilter} ${colors[store].red}` })
        .first()
        .click();
      await expect.poll(count).toBe(black);
      await page
        .getByRole('main')
        .getByRole('link', { name: listing.clearAll })
        .filter({ visible: true })
        .first()
        .click();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await expect.poll(count).toBe(all);
    },
  );

  it('finds the next value where it was, beside the products, though there is less above it', async () => {
    const { page } = await shopper({ ...wide, viewport: { width: 1440, height: 480 } });
    const { panel, filters } = listingActs(page, 'ar');
    await open(page, '/ar/fashion');
    await page.evaluate(() => scrollTo(0, 400));
    await panel
      .locator('details')
      .evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const last = panel.getByRole('link').last();
    const name = await last.innerText();
    const top = async () => Math.round((await last.boundingBox())?.y ?? -1);
    const before = await top();
    await last.click();
    await expect.poll(() => Object.keys(filters()).length).toBe(1);
    await page.waitForTimeout(500);
    expect([await last.innerText(), await top()]).toEqual([name, before]);
  });

  it('has both of two values that are tapped in one moment', async () => {
    const { page } = await shopper();
    const { openFilters, value, filters } = listingActs(page, 'ar');
    await open(page, '/ar/fashion');
    await openFilters();
    const tapped = [await value(colors.ar.black).elementHandle(), await value(colors.ar.red).elementHandle()];
    await page.evaluate(
      (links) => links.forEach((link) => link instanceof HTMLElement && link.click()),
      tapped,
    );
    await expect.poll(() => filters()['color']?.split(',').length).toBe(2);
  });

  it.each(storesToWalk('ar'))('does the same without scripts in the %s store', async (store) => {
    const { page } = await shopper({ javaScriptEnabled: false });
    const { panel, openFilters, value, typePrices, count } = listingActs(page, store);
    await page.goto(`${shop.url}/${store}/fashion`);
    const all = await count();
    await openFilters();
    await value(colors[store].black).click();
    await page.waitForURL('**?color=*');
    expect(await count()).toBeLessThan(all);
    await page
      .getByRole('main')
      .getByRole('link', { name: words[store].listing.clearAll })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(`**/${store}/fashion`);
    expect(await count()).toBe(all);
    await openFilters();
    await typePrices('١٠', '');
    await page.waitForURL(`**/${store}/fashion?price=10-`);
    await openFilters();
    await typePrices('90', '80');
    await page.waitForURL('**price_from=90&price_to=80');
    expect(await count()).toBe(all);
    await openFilters();
    await panel.getByRole('alert').filter({ hasText: words[store].typedPrice.nothingBetween }).waitFor();
  });

  it.each(everyNth([21, 1000], 2))(
    'comes to a whole page by an address with a typed price of %i characters',
    async (characters) => {
      const { page } = await shopper();
      const { panel, openFilters, count } = listingActs(page, 'en');
      await open(page, `/en/fashion?price_from=${'9'.repeat(characters)}`);
      await openFilters();
      expect([await panel.getByRole('alert').count(), await count()]).toEqual([0, expect.any(Number)]);
    },
  );

  it('types prices of its own in Arabic digits, and hears which are none', async () => {
    const { page } = await shopper();
    const { panel, openFilters, typePrices, count, filters } = listingActs(page, 'ar');
    await open(page, '/ar/fashion');
    const all = await count();
    await openFilters();
    await typePrices('١٠٬٠٠٠', 'كثير');
    await panel
      .getByRole('alert')
      .filter({ hasText: words.ar.typedPrice.noPrice('25,000') })
      .waitFor();
    expect(await count()).toBe(all);
    await typePrices('١٠٬٠٠٠', '٣٠٬٠٠٠');
    await expect.poll(filters).toEqual({ price: '10000-30000' });
    await expect.poll(count).toBeLessThan(all);
  });

  it('has the filters beside the products on a wide screen, and sees the products of the colour in it', async () => {
    const { page } = await shopper(wide);
    const { value, panel } = listingActs(page, 'en');
    await open(page, '/en/fashion/t-shirts');
    await panel.waitFor();
    const picture = () =>
      page
        .getByRole('main')
        .locator('article')
        .filter({ hasText: blackTee.en.product })
        .locator('img')
        .getAttribute('src');
    const before = await picture();
    await value(colors.en.black).click();
    await page.waitForURL('**?color=*');
    await expect.poll(picture).not.toBe(before);
    await page.getByRole('link', { name: blackTee.en.product }).click();
    await page.getByRole('radio', { name: colors.en.black }).and(page.locator(':checked')).waitFor();
  });

  it('comes back to the place left, with all pages that were loaded', async () => {
    const { page } = await shopper();
    await open(page, '/ar/new');
    const cards = page.getByRole('main').locator('article');
    expect(await cards.count()).toBe(50);
    await page.getByRole('link', { name: words.ar.listing.loadMore }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(50);
    const loaded = await cards.count();
    const card = cards.nth(loaded - 3);
    await card.scrollIntoViewIfNeeded();
    // Rows whose rendering was skipped are measured when they come near the viewport.
    await settled(page);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(2000);
    await card.locator('h2 a').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(loaded);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
  });

  // Cards far below the viewport are laid out only after hydration, but going back must still use their real
  // heights.
  it('finds the very card that was left far below, by going back and by a reload', async () => {
    const { page } = await shopper();
    await open(page, '/ar/new');
    const card = page.getByRole('main').locator('article').nth(44);
    // Waits until the last card has been laid out.
    await page.waitForFunction(
      () =>
        document
          .getAnimations()
          .every(
            (animation) => !(animation instanceof CSSAnimation) || animation.animationName !== 'lay-out-once',
          ),
      undefined,
      { timeout: 20_000 },
    );
    await card.scrollIntoViewIfNeeded();
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.reload();
    await expect.poll(top).toBe(before);
    await card.locator('h2 a').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    await page.goBack();
    await expect.poll(top).toBe(before);
  });

  it('is led to what the category has from an address that asks for more', async () => {
    const answer = await fetch(`${shop.url}/ar/fashion?color=999999&lens=3&price=2-1&stock=0,1`);
    expect([answer.status, answer.url]).toEqual([200, `${shop.url}/ar/fashion`]);
  });

  it('sees a typed price range among the removable filters', async () => {
    const { page } = await shopper();
    const { count } = listingActs(page, 'en');
    await open(page, '/en/fashion');
    const all = await count();
    await open(page, '/en/fashion?price=12-31');
    expect(await count()).toBeLessThan(all);
    await page
      .getByRole('main')
      .getByRole('link', { name: `${words.en.listing.removeFilter} $12 - $31` })
      .first()
      .click();
    await expect.poll(count).toBe(all);
  });

  it('returns to the default order after picking another order twice', async () => {
    const { page } = await shopper();
    const { sortBy, filters } = listingActs(page, 'en');
    await open(page, '/en/fashion');
    await sortBy('price-low');
    await expect.poll(filters).toEqual({ sort: 'price-low' });
    await sortBy('price-low');
    await expect.poll(filters).toEqual({});
  });

  it('is offered which filter to remove when nothing matches all, and removes it with a tap', async () => {
    const { page } = await shopper();
    const { listing } = words.en;
    await open(page, '/en/grocery?price=150-&stock=0');
    await page.getByRole('heading', { name: listing.noneTitle }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: listing.clearAll })
      .filter({ visible: true })
      .first()
      .click();
    await page.getByRole('main').locator('article').first().waitFor();
  });

  it('finds no mix of filters in a search engine', async () => {
    const headOf = async (path: string) => {
      const { canonical, isIndexed } = readHead(await (await fetch(`${shop.url}${path}`)).text());
      return { canonical, isIndexed };
    };
    expect(await headOf('/en/fashion?stock=1')).toEqual({
      canonical: `${shop.url}/en/fashion`,
      isIndexed: true,
    });
    expect(await headOf('/en/fashion?price=50-100&stock=1')).toMatchObject({ isIndexed: false });
  });
});

describe('the button of a card', () => {
  it.each(storesToWalk('ar'))('adds at once what needs no choice, in the %s store', async (store) => {
    const { page } = await shopper();
    const { addFromCard } = listingActs(page, store);
    await open(page, `/${store}/search?q=DJ-SIMPLE`);
    await addFromCard(bottle[store].product).click();
    await page.getByText(words[store].catalogue.addedToCart).first().waitFor();
  });

  it.each(storesToWalk('ar'))(
    'asks for colour and size where they are needed, in the %s store',
    async (store) => {
      const { page } = await shopper();
      const { chooseFromCard } = listingActs(page, store);
      const { catalogue } = words[store];
      await open(page, `/${store}/search?q=DJ-TEE`);
      await chooseFromCard(blackTee[store].product).click();
      const sheet = page.getByRole('dialog');
      for (const choice of blackTee[store].choose)
        await sheet.locator('label', { hasText: new RegExp(`^${choice}$`) }).click();
      await sheet.getByRole('button', { name: catalogue.addToCart }).click();
      await page.getByText(catalogue.addedToCart).first().waitFor();
      await expect.poll(() => sheet.count()).toBe(0);
    },
  );
});
