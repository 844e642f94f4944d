import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { fibServer } from '@dijla/test-kit/gateways/fib-server';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { afterAll, describe, expect, it } from 'vitest';
import { pageLives } from '../../acts/page-life.ts';
import { bottle, paths } from '../../acts/products.ts';
import { noor, shopperActs, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const bank = await fibServer();
afterAll(bank.close);
const shop = await runningShop(bank.environment);
const { shopper } = chromiumForJourneys();
const { payment, order, ordered } = words.ar;
const latest = (): string => bank.made().at(-1) ?? '';

describe('a guest', () => {
  it('pays with the app of her bank: declined first, then by a new code, seen in another tab too', async () => {
    const { page } = await shopper({ locale: 'ar-IQ' });
    const acts = shopperActs(page, 'ar');
    await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle.ar.product });
    await acts.fillCheckout(noor);
    await page.getByText('تطبيق المصرف العراقي الأول (FIB)').click();
    await acts.pressPlaceOrder();
    await page.locator('dialog#modal-payment-fib').getByAltText(payment.qrCode).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ar/fib');
    await page.getByText(payment.testMode).waitFor();
    await page.getByText(bank.payment(latest()).readableCode).waitFor();
    await page.getByRole('timer').waitFor();

    bank.decline(latest(), 'SERVER_FAILURE');
    await bank.tell(latest());
    await page.getByText(payment.failed.declined).waitFor();
    await page.getByRole('button', { name: payment.newCode }).click();
    await page.getByAltText(payment.qrCode).waitFor();

    const other = await page.context().newPage();
    await other.goto(page.url());
    await pageLives(other);
    await other.getByAltText(payment.qrCode).waitFor();
    await page.close();
    bank.pay(latest());
    await bank.tell(latest());
    await other.getByText(ordered.thanksPaidText).waitFor();
    await other.getByRole('link', { name: ordered.followOrder }).click();
    await other.getByText(order.nothingDue).waitFor();
    await other.close();
  });
});
