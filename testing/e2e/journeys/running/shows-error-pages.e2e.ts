import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { failure as arabic } from '@dijla/messages/ar/failure';
import { failure as english } from '@dijla/messages/en/failure';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pageLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const fault = 'this device cannot count';

describe('a device on which not even the frame of the store can be drawn', () => {
  it('says so in both languages, in the light that was chosen, and draws no script of the page anew', async () => {
    const { page, complaints } = await shopper();
    await page.addInitScript((message) => {
      localStorage.setItem('dijla-dark-mode', 'on');
      Intl.PluralRules.prototype.select = () => {
        throw new Error(message);
      };
    }, fault);
    await page.goto(`${shop.url}/ar`);
    for (const { title, action } of [arabic, english]) {
      await page.getByRole('heading', { name: title }).waitFor();
      expect(await page.getByRole('link', { name: action }).getAttribute('href')).toBe('/ar');
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(complaints.splice(0).filter((complaint) => !complaint.includes(fault))).toEqual([]);
  });
});

/** Runs `act` while no brand page can be rendered. */
const withoutBrands = async (act: () => Promise<void>): Promise<void> => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(shop.database.db);
  await rename('brand', 'hidden_brand');
  try {
    await act();
  } finally {
    await rename('hidden_brand', 'brand');
  }
};

/** Returns the landmarks and links of a page in order. */
const surroundingsOf = (html: string) => ({
  headers: html.match(/<header/g)?.length ?? 0,
  navs: html.match(/<nav/g)?.length ?? 0,
  footers: html.match(/<footer/g)?.length ?? 0,
  links: [...html.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, href]) => href),
});

describe('2.23: a page that says the shop failed', () => {
  it.each([
    ['en', 'ar'],
    ['ar', 'en'],
  ] as const)(
    'has in the %s store the sign, the words, the way home and the other language around it, and nothing else',
    async (store, other) => {
      const answer = await fetch(`${shop.url}/${store}/error`);
      expect(answer.status).toBe(200);
      expect(surroundingsOf(await answer.text())).toEqual({
        headers: 1,
        navs: 0,
        footers: 0,
        links: [`/${store}`, `/${other}/error`, `/${store}`],
      });
    },
  );

  it('is as bare under the address of a page that cannot be made, offers to try it again, and leads home into the whole frame', async () => {
    const { page } = await shopper({ meetsNetworkErrors: true });
    const path = '/en/brands/anker';
    await withoutBrands(async () => {
      const answer = await page.goto(`${shop.url}${path}`, { waitUntil: 'load' });
      expect(answer?.status()).toBe(500);
      expect(surroundingsOf((await answer?.text()) ?? '')).toEqual({
        headers: 1,
        navs: 0,
        footers: 0,
        links: ['/en', '/ar/brands/anker', path, '/en'],
      });
      await pageLives(page);
      await page.getByRole('heading', { name: words.en.pageFailure.errorTitle }).waitFor();
      await page.getByText('Internal Server Error 500').waitFor();
      expect(await page.locator('header, nav, footer').count()).toBe(1);
    });
    await page.getByRole('main').getByRole('link', { name: words.en.shell.goHome }).click();
    await page.getByRole('heading', { name: words.en.home.bestsellers }).waitFor();
    await page.locator('footer').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Anker' }).waitFor();
  });
});
