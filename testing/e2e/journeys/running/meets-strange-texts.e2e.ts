import { aCategory, aProduct, aProductText } from '@dijla/test-kit/catalog/a-catalog-batch';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { everyNth } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderRows, saveProductRecords } from '../../acts/behind-the-counter.ts';
import { bottle, paths } from '../../acts/products.ts';
import { pageLives } from '../../acts/page-life.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { shopperActs, takeToCheckout } from '../../acts/shopper-acts.ts';
import { dangerousTexts, strangeTexts } from '../../acts/strange-texts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const texts = strangeTexts();

const skuOf = (place: number) => `strange-${place}`;
/** A listing shows at most 500 products. */
const listings = ['strange', 'stranger'] as const;
const listingOf = (place: number) => listings[place < 300 ? 0 : 1];
const named = (text: string) => aProductText(text, { description: text, short_description: text });
await saveProductRecords(shop, {
  categories: listings.map((listing) => aCategory(listing)),
  products: Array.from(texts.entries(), ([place, text]) =>
    aProduct(skuOf(place), {
      texts: { en: named(text), ar: named(text) },
      categories: [{ url_path: listingOf(place), position: place }],
    }),
  ),
});

/** Reports every script that runs although it must not, which fails the journey. */
const trapScripts = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'] as const)
      Object.defineProperty(window, name, { value: () => console.error(`${name} was called`) });
  });

const open = async (page: Page, address: string) => {
  await page.goto(`${shop.url}${address}`, { waitUntil: 'domcontentloaded' });
  await pageLives(page);
};

describe('a name of any kind', () => {
  it('appears in a listing exactly as given', async () => {
    const { page } = await shopper();
    await trapScripts(page);
    const seen: [string, string][] = [];
    for (const listing of listings) {
      await open(page, `/en/${listing}?page=10`);
      seen.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll('main li article :is(h2, h3) a')].map((link): [string, string] => [
            link.getAttribute('href')?.split('/').at(-1) ?? '',
            link.textContent ?? '',
          ]),
        )),
      );
    }
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(texts.map((text, place) => [skuOf(place), text])),
    );
  });

  it('appears on the product page and in its structured data exactly as given', async () => {
    const { page } = await shopper();
    await trapScripts(page);
    for (const [place, text] of dangerousTexts.entries()) {
      await open(page, `/ar/${skuOf(place)}`);
      const seen = await page.evaluate(() => {
        const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (block) => JSON.parse(block.textContent ?? '{}') as { '@type': string; name: string },
        );
        const { scripts, images } = document;
        return {
          heading: document.querySelector('h1')?.textContent,
          forMachines: blocks.find((block) => block['@type'] === 'Product')?.name,
          strangers: [...scripts, ...images].filter(
            ({ src }) => (src !== '' && new URL(src).origin !== location.origin) || src.endsWith('/x'),
          ).length,
        };
      });
      expect(seen).toEqual({ heading: text, forMachines: text, strangers: 0 });
    }
  });

  it('appears in the cart exactly as given', async () => {
    const { page } = await shopper();
    await trapScripts(page);
    const acts = shopperActs(page, 'en');
    await open(page, `/en/${skuOf(0)}`);
    await acts.addToCart();
    await acts.openCart(shop.url);
    // Recommendations appear below it at some point.
    expect(await page.locator('main li :is(h2, h3)').filter({ visible: true }).first().textContent()).toBe(
      texts[0],
    );
  });
});

describe('what a shopper writes at the checkout', () => {
  it.each(
    everyNth(
      [
        {
          name: 'عبد الرحمن علي O’Brien',
          phone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
          district: 'الكرّادة داخل',
          landmark: 'قرب جامع "الرحمن" 🕌',
          kept: ['عبد الرحمن', 'علي O’Brien', '07701234567'],
        },
        {
          name: "D'Arcy O'Neill 😀",
          phone: '+964 770 123 4567',
          district: '<b>Karrada</b>',
          landmark: '</script><img src=x onerror=alert(1)>',
          kept: ["D'Arcy", "O'Neill 😀", '07701234567'],
        },
        {
          name: 'نور حسن',
          phone: '۰۷۷۰۱۲۳۴۵۶۷',
          district: "Robert'); drop table cart;--",
          landmark: '${7*7} {{7*7}} %s %n',
          kept: ['نور', 'حسن', '07701234567'],
        },
      ],
      3,
    ),
  )('is stored exactly: $name', async ({ kept, ...answers }) => {
    const { page, context } = await shopper();
    await trapScripts(page);
    const acts = shopperActs(page, 'ar');
    const sent = sentCalls(context);
    await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle.ar.product });
    await acts.fillCheckout(answers);
    const orderNumber = await acts.placeOrder();
    const [order] = await orderRows(
      shop,
      sent.flatMap(({ cartId }) => (cartId ? [cartId] : [])),
    );
    expect(order?.order_number).toBe(orderNumber);
    const address = await shop.database.db
      .selectFrom('order_address')
      .selectAll()
      .where('order_id', '=', order?.id ?? 0)
      .where('kind', '=', 'shipping')
      .executeTakeFirstOrThrow();
    expect([address.firstname, address.lastname, address.telephone, address.city, address.street]).toEqual([
      ...kept,
      answers.district,
      [answers.landmark],
    ]);
  });
});
