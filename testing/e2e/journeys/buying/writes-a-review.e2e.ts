import { demoProducts } from '@dijla/demo-catalogue/demo-catalog';
import { reviews } from '@dijla/messages/ar/product/reviews';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shared-shop';
import { expect, it } from 'vitest';
import { pageLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

it('a guest writes a review, stars first; it waits for the staff', async () => {
  const { page } = await shopper();
  const product = demoProducts.find(({ sku }) => sku === 'DJ-SOAP');
  await page.goto(`${shop.url}/ar/${product?.url_key}`);
  await pageLives(page);
  const send = page.getByRole('button', { name: reviews.send });
  // What is pressed before the part below the fold lives is lost.
  const write = page.getByRole('button', { name: words.ar.productMore.writeReview });
  const opens = async (): Promise<boolean> => {
    if (await write.isVisible()) await write.click({ timeout: 1000 }).catch(() => undefined);
    return send.isVisible();
  };
  await expect.poll(opens, { timeout: 20_000, interval: 500 }).toBe(true);
  await send.click();
  await page.getByText(reviews.gapStars).waitFor();
  await page
    .locator('label')
    .filter({ hasText: reviews.star[3] ?? '' })
    .click();
  await page.getByLabel(reviews.summary).fill('رائحته طيبة');
  await page.getByLabel(reviews.text).fill('اشتريته مرتين.\nأنصح به.');
  await page.getByLabel(reviews.nickname).fill('أم يوسف');
  await send.click();
  await page.getByText(reviews.thanks).waitFor();
  const written = await shop.database.db
    .selectFrom('review')
    .select(['status', 'rating', 'title', 'detail', 'language'])
    .where('nickname', '=', 'أم يوسف')
    .where('source', '=', 'shop')
    .execute();
  expect(written).toEqual([
    { status: 2, rating: 4, title: 'رائحته طيبة', detail: 'اشتريته مرتين.\nأنصح به.', language: 'ar' },
  ]);
});
