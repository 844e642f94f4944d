import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import { beforeAll, describe, expect, it } from 'vitest';
import { customer, visit } from '../../acts/account-acts.ts';
import { pageLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

/** A rice with special prices for resellers, and its category. */
const rice = { ar: { hers: '21,500', everyones: '24,000' }, en: { hers: '', everyones: '' } };
const reseller = { username: 'reseller@example.iq', password: 'Dijla-demo-1' };
const [product, shelf] = ['basmati-rice-10-kg', 'grocery'];
let cookie = '';

const riceFor = async (index: string, cookies: string): Promise<string> => {
  const query = new URLSearchParams({
    request: JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'DJ-TIERS' } }] }),
    request_format: 'search-query',
    response_format: 'compact',
  });
  const answer = await fetch(`${shop.url}/api/catalog/${index}/product/_search?${String(query)}`, {
    headers: { cookie: cookies },
  });
  const { hits } = (await answer.json()) as { hits: { fp: number }[] };
  return (hits[0]?.fp ?? 0).toFixed(2);
};

const pageFor = async (path: string, cookies = '') => {
  const answer = await fetch(`${shop.url}${path}`, { headers: { cookie: cookies } });
  const [cache, caching, vary] = ['x-cache', 'cache-control', 'vary'].map((name) => answer.headers.get(name));
  return {
    html: await answer.text(),
    cache,
    caching,
    vary,
    isForSharedCaches: answer.headers.has('cdn-cache-control'),
    etag: answer.headers.get('etag') ?? '',
  };
};

beforeAll(async () => {
  const body = JSON.stringify(reseller);
  const answer = await fetch(`${shop.url}/api/user/login?storeCode=ar`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  cookie =
    answer.headers
      .getSetCookie()
      .find((line) => line.startsWith('dijla_prices='))
      ?.split(';')[0] ?? '';
  rice.en = { hers: await riceFor('iq_catalog_en', cookie), everyones: await riceFor('iq_catalog_en', '') };
});

/** Invalidates every token and cookie. */
const endSessions = async (): Promise<void> => {
  const { db } = shop.database;
  await db.deleteFrom('user_token').execute();
  await db.deleteFrom('customer_session').execute();
};

const forged = (): string =>
  cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/\.(..)/, '.$1x');

describe.each(storesToWalk('en'))('a customer whose group has its own prices, in %s', (store) => {
  it.each([product, shelf])('is sent them with the first page, and nobody else is: %s', async (place) => {
    const { hers, everyones } = rice[store];
    const before = await pageFor(`/${store}/${place}`);
    const [first, second] = [
      await pageFor(`/${store}/${place}`, cookie),
      await pageFor(`/${store}/${place}`, `dijla_store=ar; ${cookie}`),
    ];
    const after = [
      await pageFor(`/${store}/${place}`),
      await pageFor(`/${store}/${place}`, forged()),
      await pageFor(`/${store}/${place}`, 'dijla_prices='),
    ];
    for (const { html } of [first, second]) expect(html).toContain(hers);
    for (const page of [before, ...after]) {
      expect([page.html.includes(hers), page.html.includes(everyones)]).toEqual([false, true]);
      expect([page.caching, page.vary, page.isForSharedCaches]).toEqual([
        'no-cache, s-maxage=60, stale-while-revalidate=600',
        'accept-encoding',
        true,
      ]);
    }
    for (const page of [first, second])
      expect([page.caching, page.vary, page.isForSharedCaches]).toEqual([
        'private, no-cache',
        'accept-encoding, cookie',
        false,
      ]);
    expect([first.cache, second.cache, ...after.map(({ cache }) => cache)]).toEqual([
      'miss',
      'hit',
      'hit',
      'hit',
      'hit',
    ]);
    expect(after.map(({ etag }) => etag)).toEqual(after.map(() => before.etag));
  });

  it('sees them after hydration, and on the next pages', async () => {
    const { hers } = rice[store];
    const { page, context } = await shopper();
    await context.addCookies([
      { name: 'dijla_prices', value: cookie.slice('dijla_prices='.length), url: shop.url, httpOnly: true },
    ]);
    await page.goto(`${shop.url}/${store}/${product}`);
    const price = page.getByRole('main').getByText(hers).first();
    await price.waitFor();
    await pageLives(page);
    expect(await price.isVisible()).toBe(true);
    await page.getByRole('main').locator(`a[href="/${store}/${shelf}"]`).first().click();
    await page.waitForURL(`**/${store}/${shelf}`);
    await page
      .getByRole('main')
      .locator('article, li')
      .filter({ has: page.locator(`a[href="/${store}/${product}"]`) })
      .getByText(hers)
      .first()
      .waitFor();
  });

  it('sees them in a tab that was open before signing in, and regular prices after signing out in another', async () => {
    const { hers, everyones } = rice[store];
    const { page, context } = await shopper();
    const other = await context.newPage();
    const isShown = (price: string) => other.getByRole('main').getByText(price).first().waitFor();
    await visit(other, `${shop.url}/${store}/${product}`);
    await isShown(everyones);
    const account = customer(page, store);
    await visit(page, `${shop.url}/${store}/login`);
    await account.fillIn(reseller);
    await isShown(hers);
    await pageLives(other);
    await account.openPanel();
    await account.dialog.getByRole('button', { name: words[store].account.logOut }).click();
    await isShown(everyones);
  });

  it('sees regular prices on the open page when the session has expired', async () => {
    const { hers, everyones } = rice[store];
    const { page, context } = await shopper({ meetsNetworkErrors: true });
    const account = customer(page, store);
    await visit(page, `${shop.url}/${store}/login`);
    await account.fillIn(reseller);
    await page.waitForURL(`**/${store}/my-account`);
    await visit(page, `${shop.url}/${store}/${product}`);
    await page.getByRole('main').getByText(hers).first().waitFor();
    await endSessions();
    await context.clearCookies({ name: 'dijla_refresh' });
    await page.reload();
    await page.getByText(words[store].account.sessionEnded).first().waitFor();
    await page.getByRole('main').getByText(everyones).first().waitFor();
    await expect.poll(() => page.getByRole('main').getByText(hers).count()).toBe(0);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('dijla_prices');
  });
});
