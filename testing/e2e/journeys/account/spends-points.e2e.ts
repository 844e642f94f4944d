import { cartPoints } from '@dijla/messages/ar/cart/cart-points';
import { rewards } from '@dijla/messages/ar/rewards';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { expect, it } from 'vitest';
import { customer, freeNumber, visit } from '../../acts/account-acts.ts';
import { paths } from '../../acts/products.ts';
import { shopperActs } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

it('gets points for an account that is proven, sees what earns more, and pays less with them', async () => {
  const { page } = await shopper({ locale: 'ar-IQ' });
  const email = `points-${Date.now()}@example.iq`;
  await visit(page, `${shop.url}/ar/register`);
  await customer(page, 'ar').register({
    firstname: 'Noor',
    lastname: 'Hasan',
    mobile: freeNumber(),
    email,
    password: 'Dijla-noor-1',
  });
  await shop.database.db
    .updateTable('customer')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  await expect
    .poll(
      async () => {
        await visit(page, `${shop.url}/ar/my-account/rewards`);
        await page.getByRole('heading', { name: rewards.changes }).waitFor();
        return page.getByText(rewards.points(50), { exact: true }).count();
      },
      { timeout: 12_000 },
    )
    .toBe(1);
  await page.getByText(rewards.kind.registration).waitFor();

  await visit(page, `${shop.url}/ar/rewards`);
  await page.getByRole('heading', { name: rewards.spendTitle }).waitFor();

  await visit(page, `${shop.url}/ar/${paths.bottle}`);
  await page.getByRole('link', { name: /^تحصل عنه على/ }).waitFor();
  const acts = shopperActs(page, 'ar');
  await acts.addToCart();
  await acts.openCart(shop.url);
  await page.getByRole('button', { name: cartPoints.payWithPoints('50') }).click();
  await page.getByRole('button', { name: cartPoints.apply, exact: true }).click();
  await page.getByText(cartPoints.used('39')).waitFor();
  await expect.poll(() => page.locator('main aside dl').textContent()).toContain('500');
  await page.getByRole('button', { name: cartPoints.remove, exact: true }).last().click();
  await page.getByRole('button', { name: cartPoints.payWithPoints('50') }).waitFor();
});
