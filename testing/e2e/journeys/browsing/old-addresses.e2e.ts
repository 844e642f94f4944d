import { inTransaction } from '@dijla/provider/database/in-transaction';
import { demoCatalog } from '@dijla/demo-catalogue/demo-catalog';
import { withBoundPictures, withPictureHashes } from '@dijla/demo-catalogue/pictures/picture-hashes';
import { removeProducts, saveCatalog } from '@dijla/provider/modules/catalog/catalog';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { beforeAll, describe, expect, it } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();
const author = { actor: 'owner', requestId: 'test' };

const answerOf = async (path: string) => {
  const answer = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

describe('an address that was printed long ago', () => {
  beforeAll(async () => {
    const catalog = demoCatalog();
    const renamed = catalog.products.map((product) =>
      product.sku === bottle.ar.sku ? { ...product, url_key: 'thermos' } : product,
    );
    // Bound like the shop's own pictures: a tinted picture without a hash is rendered for each request, and
    // refused while too many requests wait.
    const [categories, products] = [
      await withBoundPictures(catalog.categories),
      await withPictureHashes(renamed),
    ];
    await inTransaction(shop.database.db, (transaction) =>
      saveCatalog(transaction, { ...catalog, categories, products }, author),
    );
    await inTransaction(shop.database.db, (transaction) => removeProducts(transaction, ['DJ-GONE'], author));
  });

  it.each([
    ['leads on to where the product is now', `/ar/${paths.bottle}`, [301, '/ar/thermos']],
    ['leads on in the other store too', `/en/${paths.bottle}`, [301, '/en/thermos']],
    ['says that a removed product is gone', `/ar/${paths.gone}`, [410, null]],
    ['of what never was is not found', '/ar/never-was', [404, null]],
  ])('%s', async (_, path, expected) => {
    await expect.poll(() => answerOf(path)).toEqual(expected);
  });

  it('still leads to the product', async () => {
    const { page } = await shopper();
    await page.goto(`${shop.url}/ar/${paths.bottle}`);
    await page.getByRole('heading', { level: 1, name: bottle.ar.product }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ar/thermos');
  });
});
