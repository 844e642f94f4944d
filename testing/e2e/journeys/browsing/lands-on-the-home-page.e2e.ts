import { delivery as arabic } from '@dijla/messages/ar/cart/delivery';
import { carousel } from '@dijla/messages/en/product/carousel';
import { delivery as english } from '@dijla/messages/en/cart/delivery';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { everyNth, storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { themeColors } from '../../../../apps/storefront/app/shop/page/theme/theme-colors.ts';
import { bottle, paths, demoShop } from '../../acts/products.ts';
import { isNoted, openLiving } from '../../acts/page-life.ts';
import { type Store, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const delivery = { ar: arabic, en: english };
const basra = { ar: 'البصرة', en: 'Basra' };
const baghdad = { ar: 'بغداد', en: 'Baghdad' };
const devices = [
  ['a phone', {}],
  ['a wide screen', { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }],
] as const;
const most = { pictureBytes: 25_000 };

const open = (page: Page, path: string) => openLiving(page, `${shop.url}${path}`);

/** Sums the layout shifts of the page from its first byte on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

const placeButton = (page: Page, store: Store, place: string) =>
  page.getByRole('main').getByRole('button', { name: delivery[store].changePlace(place) });
const seenShelf = (page: Page, store: Store) =>
  page.getByRole('region', { name: words[store].home.continueTitle });

describe('the promise on the home page', () => {
  it.each(storesToWalk('ar'))(
    'is of the governorate the shopper chose, also on the next page and the next day, in the %s store',
    async (store) => {
      const { page } = await shopper();
      await open(page, `/${store}`);
      await placeButton(page, store, baghdad[store]).click();
      await page
        .getByRole('dialog', { name: delivery[store].choosePlace })
        .getByRole('button', { name: basra[store] })
        .click();
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await placeButton(page, store, basra[store]).waitFor();
      await page.reload({ waitUntil: 'load' });
      await placeButton(page, store, basra[store]).waitFor();
      await page
        .getByText(delivery[store].arrives(delivery[store].day(1)))
        .first()
        .waitFor();
      await open(page, `/${store}/${paths.bottle}`);
      await placeButton(page, store, basra[store]).waitFor();
    },
  );

  it('lets the list be closed again with nothing chosen, and focus go back', async () => {
    const { page } = await shopper({
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
    });
    await open(page, '/ar');
    await placeButton(page, 'ar', baghdad.ar).press('Enter');
    await page.getByRole('dialog', { name: delivery.ar.choosePlace }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(
      await placeButton(page, 'ar', baghdad.ar).evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  it('is read without scripts, with nothing to tap that does nothing', async () => {
    const { page } = await shopper({ javaScriptEnabled: false });
    await page.goto(`${shop.url}/ar`);
    await page.getByText(delivery.ar.orderBefore(14)).waitFor();
    expect(
      await page
        .getByText(delivery.ar.arrives(delivery.ar.day(0)))
        .locator('../..')
        .innerText(),
    ).toContain(baghdad.ar);
    expect(await placeButton(page, 'ar', baghdad.ar).count()).toBe(0);
  });
});

describe('the home page of a device', () => {
  it.each(everyNth(devices, 2))(
    'leads on to what was looked at, and moves nothing for it on %s',
    async (_, device) => {
      const { page } = await shopper(device);
      await watchShifts(page);
      await open(page, '/ar');
      expect(await seenShelf(page, 'ar').count()).toBe(0);
      await open(page, `/ar/${paths.bottle}`);
      await isNoted(page, 'ar');
      await open(page, '/ar');
      await seenShelf(page, 'ar').getByRole('link', { name: bottle.ar.product }).waitFor();
      expect(await shifted(page)).toBeLessThan(0.001);
      await seenShelf(page, 'ar').getByRole('link', { name: bottle.ar.product }).click();
      await page.getByRole('heading', { level: 1, name: bottle.ar.product }).waitFor();
    },
  );
});

describe('the stage', () => {
  it('comes first and light on a phone, with its room kept', async () => {
    const { page } = await shopper();
    await open(page, '/ar');
    const image = page.getByRole('main').locator('img[fetchpriority="high"]');
    expect(await image.count()).toBe(1);
    const address = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return element.currentSrc;
    });
    const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp' } });
    expect([answer.status, (await answer.arrayBuffer()).byteLength <= most.pictureBytes]).toEqual([
      200,
      true,
    ]);
    expect(await image.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(
      true,
    );
  });

  it('leads somewhere by its one button', async () => {
    const { page } = await shopper();
    await open(page, '/ar');
    await page.getByRole('link', { name: words.ar.home.stageAction }).click();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: words.ar.home.newCollection })
          .evaluate((row) => row.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
  });
});

describe('the first screen', () => {
  it.each(everyNth(devices, 2, 1))(
    'sells what stands in the scene at its price, each thing a link of its own, on %s',
    async (_, device) => {
      const { page } = await shopper(device);
      await open(page, '/ar');
      const links = page.getByRole('list', { name: words.ar.home.inTheScene }).getByRole('link');
      const boxes = await links.evaluateAll((all) =>
        all
          .map((link) => link.getBoundingClientRect())
          .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(3);
      const [width, height] = await page.evaluate(() => [innerWidth, innerHeight]);
      expect(
        boxes.filter(
          ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
        ),
      ).toEqual([]);
      const covers = boxes.filter((one, place) =>
        boxes.some(
          (other, next) =>
            next > place &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      );
      expect(covers).toEqual([]);
      const [name = '', price = ''] = (await links.first().innerText()).split('\n');
      await links.first().click();
      await page.getByRole('heading', { level: 1, name: name.trim() }).waitFor();
      expect(await page.getByRole('main').innerText()).toContain(price.trim());
    },
  );

  it('shows offers with what they save before the categories', async () => {
    const { page } = await shopper();
    await open(page, '/ar');
    const offers = page.getByRole('region', { name: words.ar.home.specialOffers });
    const top = (await offers.boundingBox())?.y ?? Number.NaN;
    expect(top).toBeLessThan(560);
    expect(top).toBeLessThan(
      (await page.getByRole('region', { name: words.ar.home.shopByCategory }).boundingBox())?.y ?? 0,
    );
    expect(await offers.getByText(words.ar.catalogue.save('').trim()).count()).toBeGreaterThanOrEqual(3);
  });
});

describe('pictures of categories', () => {
  it.each([
    ['/ar', /id="categories-title"[\s\S]*?<\/section>/],
    ['/ar/home-and-kitchen', /<ul class="shelf[\s\S]*?<\/ul>/],
  ])('9.32: come on %s at 300 pixels where the screen is dense, and never larger', async (path, part) => {
    const html = await (await fetch(`${shop.url}${path}`)).text();
    const offered = [...(part.exec(html)?.[0] ?? '').matchAll(/srcSet="([^"]+)"/g)].map(([, sources = '']) =>
      sources.split(', ').map((source) => source.split(' ').at(-1)),
    );
    expect(offered.length).toBeGreaterThan(3);
    expect(new Set(offered.map((widths) => widths.join(' ')))).toEqual(new Set(['100w 200w 300w']));
  });
});

describe('the shop as an app', () => {
  it.each(storesToWalk('en'))(
    'can be installed from any page of the %s store, by its own name and in its own language',
    async (store) => {
      const { page, context } = await shopper();
      await open(page, `/${store}/cart`);
      const tools = await context.newCDPSession(page);
      const { url, errors, data } = await tools.send('Page.getAppManifest');
      expect([url, errors]).toEqual([`${shop.url}/${store}/manifest.webmanifest`, []]);
      expect(JSON.parse(data ?? '')).toMatchObject({
        name: demoShop[store],
        start_url: `/${store}`,
        dir: { ar: 'rtl', en: 'ltr' }[store],
      });
      // A temporary profile cannot install an app.
      const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
      expect(
        installabilityErrors.map(({ errorId }) => errorId).filter((error) => error !== 'in-incognito'),
      ).toEqual([]);
    },
  );

  it('gives the browser’s bar the colour of the page, dark or light', async () => {
    const { page } = await shopper();
    const bar = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
    await page.addInitScript(() => localStorage.setItem('dijla-dark-mode', 'on'));
    await open(page, '/ar/error');
    expect(await bar()).toEqual([themeColors.dark]);
  });
});

describe('what machines read of the home page', () => {
  it.each(storesToWalk('ar'))('names the search, and it answers, in the %s store', async (store) => {
    const html = await (await fetch(`${shop.url}/${store}`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    const website = data.find((entry) => entry['@type'] === 'WebSite') as {
      potentialAction: { target: { urlTemplate: string } };
    };
    const answer = await fetch(
      website.potentialAction.target.urlTemplate.replace(
        '{search_term_string}',
        encodeURIComponent(bottle[store].product),
      ),
    );
    expect([answer.status, (await answer.text()).includes(paths.bottle)]).toEqual([200, true]);
  });

  it('leads from brands to what the shop has of them', async () => {
    const { page } = await shopper();
    await open(page, '/ar');
    const brand = page
      .getByRole('region', { name: words.ar.home.shopByBrand })
      .getByRole('listitem')
      .getByRole('link')
      .first();
    const name = await brand.innerText();
    await brand.click();
    await page.waitForURL('**/ar/brands/*');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
  });
});

describe('a row of what sells', () => {
  const wide = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

  it.each([
    [20, true],
    [2, false],
  ])('of %i products on a wide screen has a button that shows more: %s', async (count, hasMore) => {
    const { page } = await shopper(wide);
    await page.route('**/carousel/**', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: { items: unknown[] } };
      await route.fulfill({
        response,
        json: { ...answer, result: { ...answer.result, items: answer.result.items.slice(0, count) } },
      });
    });
    await open(page, `/en/${paths.tee}`);
    const row = page.locator('[aria-labelledby="carousel-bestsellers"]');
    await expect
      .poll(
        () =>
          page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)).then(() => row.isVisible()),
        { timeout: 10_000 },
      )
      .toBe(true);
    expect(await row.getByRole('article').count()).toBe(count);
    await expect.poll(() => row.getByRole('button', { name: carousel.next }).isVisible()).toBe(hasMore);
  });
});
