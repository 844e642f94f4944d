import { demoProducts } from '@dijla/demo-catalogue/demo-catalog';
import { reviewMarks } from '@dijla/messages/ar/product/review-marks';
import { reviews } from '@dijla/messages/ar/product/reviews';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pageLives } from '../../acts/page-life.ts';
import { words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

it('a guest writes a review with a picture; once the staff approve both, another sees them and finds it helpful', async () => {
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
    .first()
    .click();
  // The second star of the first aspect.
  await page.getByRole('group', { name: 'الجودة' }).locator('label').nth(1).click();
  await page.getByLabel(reviews.summary).fill('رائحته طيبة');
  await page.getByLabel(reviews.text).fill('اشتريته مرتين.\nأنصح به.');
  await page.getByLabel(reviews.nickname).fill('أم يوسف');
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#557744' } })
    .jpeg()
    .toBuffer();
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'soap.jpg', mimeType: 'image/jpeg', buffer: photo });
  const kept = () => shop.database.db.selectFrom('review_picture').select(['review_id', 'path']).execute();
  await expect.poll(kept, { timeout: 15_000 }).toHaveLength(1);
  await page.locator('img[src^="blob:"]:not([class*="opacity-50"])').waitFor();
  await send.click();
  await page.getByText(reviews.thanks).waitFor();
  const written = await shop.database.db
    .selectFrom('review')
    .select(['id', 'status', 'rating', 'title', 'detail', 'language'])
    .where('nickname', '=', 'أم يوسف')
    .where('source', '=', 'shop')
    .execute();
  expect(written).toEqual([
    {
      id: expect.any(Number),
      status: 2,
      rating: 4,
      title: 'رائحته طيبة',
      detail: 'اشتريته مرتين.\nأنصح به.',
      language: 'ar',
    },
  ]);

  const byAspect = await shop.database.db
    .selectFrom('review_stars')
    .select(['aspect', 'stars'])
    .where('review_id', '=', Number(written[0]?.id))
    .execute();
  expect(byAspect).toEqual([{ aspect: 'quality', stars: 2 }]);

  const member = await staffSession(shop, { role: 'owner' });
  await member.call('desk/decide-reviews', {
    body: { reviews: written.map(({ id }) => id), decision: 'approve' },
  });
  const { items } = await member.call('desk/reviews', { query: { state: 'approved' } });
  const mine = items.find(({ nickname }) => nickname === 'أم يوسف');
  await member.call('desk/decide-review-pictures', {
    query: { reviewId: String(mine?.id) },
    body: { pictures: mine?.pictures.map(({ id }) => id), decision: 'approve' },
  });
  await expect
    .poll(async () => (await fetch(page.url())).text(), { timeout: 20_000 })
    .toContain(mine?.pictures[0]?.path.split('/').at(-1));
  const { page: others } = await shopper();
  const review = others.locator('#reviews li').filter({ hasText: 'أم يوسف' });
  const helpful = review.getByRole('button', { name: reviewMarks.helpful });
  const lookAtIt = async (): Promise<void> => {
    await others.goto(page.url());
    await pageLives(others);
    await review.scrollIntoViewIfNeeded();
    await helpful.waitFor();
  };
  await lookAtIt();
  await review.getByRole('list', { name: words.ar.productMore.aspects }).getByText('الجودة').waitFor();
  expect(await helpful.getAttribute('aria-pressed')).toBe('false');
  await review.getByRole('button', { name: reviewMarks.pictureBy('أم يوسف', 1) }).click();
  await others.getByRole('dialog').getByRole('img').waitFor();
  await others.keyboard.press('Escape');
  await helpful.click();
  await review.getByText(reviewMarks.helpfulTo(1)).waitFor();
  const votes = () => shop.database.db.selectFrom('review_vote').select('review_id').execute();
  await expect.poll(votes).toEqual([{ review_id: written[0]?.id }]);
  await lookAtIt();
  expect(await helpful.getAttribute('aria-pressed')).toBe('true');
  // Of five stars first, then of four.
  await others.locator('#reviews button[aria-pressed]').nth(1).click();
  await others.getByRole('button', { name: words.ar.productMore.allReviews }).waitFor();
  await review.waitFor();
});
