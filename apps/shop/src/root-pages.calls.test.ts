import { demoContent } from '@dijla/demo-catalogue/content/demo-content';
import { storeCodes } from '@dijla/contract/store-views';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { describe, expect, it } from 'vitest';

const shop = await runningShop();
const get = (path: string) => fetch(`${shop.url}${path}`, { redirect: 'manual' });

/** Static pages that are read (spec 2 §2). */
const pages = [
  'about-us',
  'customer-service',
  'delivery',
  'faq',
  'jobs',
  'legal',
  'magazine',
  'order-from-catalog',
  'payment',
  'price-match-policy',
  'privacy-policy',
  'returns',
  'store-locator',
];
/** Languages that the demo's pages are written in. */
const written = ['ar', 'en'] as const;
const everywhere = written.flatMap((store) => pages.map((page) => ({ store, page })));

describe('a page of text at the root of a store', () => {
  it.each(everywhere)(
    '/$store/$page shows its text in the language of the store',
    async ({ store, page }) => {
      const texts = demoContent.find(({ identifier }) => identifier === page)?.texts[store];
      const answer = await get(`/${store}/${page}`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(`>${texts?.content_heading ?? ''}</h1>`);
      expect(html.replaceAll('&amp;', '&')).toContain(`<title>${texts?.meta_title ?? texts?.title ?? ''} `);
      expect(html).toMatch(new RegExp(`<link(?=[^>]*rel="canonical")[^>]*/${store}/${page}"`));
      for (const other of storeCodes)
        expect(html).toMatch(new RegExp(`<link(?=[^>]*hrefLang="${other}-iq")[^>]*/${other}/${page}"`, 'i'));
    },
  );

  it.each(pages)('is where /i/%s leads, and in the sitemap', async (page) => {
    const answer = await get(`/en/i/${page}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/en/${page}`]);
    const sitemap = await (await get('/sitemap-pages-ar-1.xml')).text();
    expect(sitemap).toContain(`/ar/${page}</loc>`);
    expect(sitemap).not.toContain(`/ar/i/${page}<`);
  });

  it('has one address without parameters', async () => {
    const answer = await get('/en/faq?brand=3');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/faq']);
  });
});
