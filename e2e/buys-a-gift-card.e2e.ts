import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import { describe, expect, it } from 'vitest';
import { card, paths } from './goods.ts';
import { shopperActs, words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

describe('a cart nothing can pay for yet', () => {
  it.each(['ar', 'en'] as const)('is explained at the checkout, with one way out, in the %s store', async (store) => {
    const { page } = await shopper();
    const acts = shopperActs(page, store);
    await acts.openProduct(shop.url, { path: paths.card, name: card[store].product });
    await acts.addToCart();
    await acts.openCart(shop.url);
    await acts.goToCheckout();
    const texts = words[store].checkout;
    await page.getByRole('heading', { name: texts.noPaymentTitle }).waitFor();
    await page.getByText(texts.noPaymentText).waitFor();
    const ways = page.getByRole('main').locator('a, button');
    await expect.poll(() => ways.allInnerTexts()).toEqual([texts.backToCart]);
    await ways.click();
    await acts.assertLines([{ name: card[store].product, quantity: 1 }]);
  });
});
