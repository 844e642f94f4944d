import { savedCards } from '@dijla/messages/en/orders/saved-cards';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { payTabsServer } from '@dijla/test-kit/gateways/paytabs-server';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { afterAll, describe, expect, it } from 'vitest';
import { customer, demoCustomer, visit } from '../../acts/account-acts.ts';
import { bottle, paths } from '../../acts/products.ts';
import { noor, shopperActs, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const gateway = await payTabsServer();
afterAll(gateway.close);
/** The profile may be framed. */
const framed = new URL(gateway.environment?.PAYTABS_URL ?? '');
framed.searchParams.set('framed', '');
const shop = await runningShop({ PAYTABS_URL: framed.href });
const { shopper } = chromiumForJourneys();
const { payment, ordered } = words.en;

describe('a customer', () => {
  it('pays by card in a page within the shop: declined first, then kept, and has the card deleted', async () => {
    const { page } = await shopper({ locale: 'en-US' });
    await visit(page, `${shop.url}/en/login`);
    await customer(page, 'en').fillIn(demoCustomer);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    const acts = shopperActs(page, 'en');
    await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle.en.product });
    await acts.fillCheckout(noor);
    await page.getByText('Card by PayTabs').click();
    await acts.pressPlaceOrder();
    const cardPage = page.locator('dialog#modal-paytabs-cc').frameLocator('iframe');
    await cardPage.getByRole('button', { name: 'Have the card declined' }).click();

    await page.waitForURL(/\/en\/checkout\/error\?/);
    await page.getByText(payment.failed.declined).waitFor();
    await page.getByRole('heading', { name: payment.failedTitle }).waitFor();
    await expect.poll(() => page.title()).toContain(payment.returned('Card by PayTabs', 'failed'));
    await page.getByRole('button', { name: payment.tryAgain }).click();
    await cardPage.getByRole('button', { name: 'Pay by card and keep it' }).click();
    await page.getByText(ordered.thanksPaidText).waitFor();

    await visit(page, `${shop.url}/en/my-account/payments`);
    const remove = page.getByRole('button', {
      name: savedCards.removeCard(savedCards.card('Visa', '1111')),
    });
    await remove.click();
    await page.getByText(savedCards.removed).waitFor();
    await remove.waitFor({ state: 'detached' });
    expect(gateway.cards()).toEqual([]);
  });
});
