import { cardDay as arabic } from '@dijla/messages/ar/product/card-day';
import { cardDay as english } from '@dijla/messages/en/product/card-day';
import { aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import type { Page } from 'playwright-core';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { saveProductRecords } from '../../acts/behind-the-counter.ts';
import { pageLives } from '../../acts/page-life.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const texts = { ar: arabic, en: english };
const baghdad = { id: 611, names: { en: 'Baghdad', ar: 'بغداد' } };
const basra = { id: 603, names: { en: 'Basra', ar: 'البصرة' } };
const [morning, afternoon] = [Date.parse('2026-11-21T06:00:00Z'), Date.parse('2026-11-21T12:00:00Z')];

const categories = [{ url_path: 'big-and-small', position: 0 }];
await saveProductRecords(shop, {
  categories: [aCategory('big-and-small')],
  products: [
    aProduct('A-CUP', { categories }),
    aProduct('B-FRIDGE', { categories, size_class: 'large' }),
    aProduct('C-CARD', { categories, type: 'virtual' }),
    aProduct('D-GONE', {
      categories,
      stock: { qty: 0, manage_stock: true, is_in_stock: false, min_sale_qty: 1, max_sale_qty: 10_000 },
    }),
  ],
});

const cardOf = (page: Page, sku: string) => page.locator('main article', { hasText: sku });
const said = async (page: Page, sku: string, text: string): Promise<void> => {
  await expect.poll(() => cardOf(page, sku).innerText()).toContain(text);
};

describe('the day on cards', () => {
  it.each(storesToWalk('en'))(
    'is there without scripts, true at any hour, and none where nothing comes, in the %s store',
    async (store) => {
      const { page } = await shopper({ javaScriptEnabled: false });
      await page.goto(`${shop.url}/${store}/big-and-small`);
      const { orderBy, inDays } = texts[store];
      await said(page, 'A-CUP', orderBy(14));
      await said(page, 'B-FRIDGE', inDays(2, baghdad.names[store]));
      for (const sku of ['C-CARD', 'D-GONE']) {
        const text = await cardOf(page, sku).innerText();
        expect(
          [orderBy(14), inDays(1, baghdad.names[store]), inDays(2, baghdad.names[store])].filter((day) =>
            text.includes(day),
          ),
        ).toEqual([]);
      }
    },
  );

  it.each(storesToWalk('en'))(
    'follows the hour and the governorate of the device in the %s store',
    async (store) => {
      const { page } = await shopper(store === 'en' ? { locale: 'en-US' } : {});
      const { orderBy, inDays } = texts[store];
      const open = async (at: number) => {
        await page.clock.setFixedTime(at);
        await page.goto(`${shop.url}/${store}/big-and-small`);
        await pageLives(page);
      };
      await open(morning);
      await said(page, 'A-CUP', orderBy(14));
      await open(afternoon);
      await said(page, 'A-CUP', inDays(1, baghdad.names[store]));
      await page.evaluate(
        (place) => localStorage.setItem('dijla-delivery-place', JSON.stringify(place)),
        basra,
      );
      await open(morning);
      await said(page, 'A-CUP', inDays(1, basra.names[store]));
      await said(page, 'B-FRIDGE', inDays(4, basra.names[store]));
    },
  );
});
