import { cardMonths } from '@dijla/messages/ar/cart/card-months';
import { paymentChoice } from '@dijla/messages/ar/cart/payment-choice';
import { refusals } from '@dijla/messages/ar/refusals';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { installmentsServer } from '@dijla/test-kit/gateways/installments-server';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { afterAll, describe, expect, it } from 'vitest';
import { lastFive, paths } from '../../acts/products.ts';
import { noor, shopperActs, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const lender = await installmentsServer();
afterAll(lender.close);
const shop = await runningShop(lender.environment);
const { shopper } = chromiumForJourneys();
const { account, checkout, payment, ordered, shell } = words.ar;

/** The code that was sent last. */
const sentCode = async (): Promise<string> => {
  const { session_id } = await shop.database.db
    .selectFrom('installment_session')
    .select('session_id')
    .where('count', 'is not', null)
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow();
  return lender.otpOf(session_id);
};

describe('a guest', () => {
  it('pays in months with a Qi card: refused, then allowed, by a wrong code and the right one', async () => {
    const { page } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    const acts = shopperActs(page, 'ar');
    await takeToCheckout(acts, shop.url, { path: paths.lastFive, name: lastFive.ar.product });
    await acts.fillCheckout(noor);
    const method = page.getByText('أقساط كي كارد');
    await method.click();
    const button = (name: string) => page.getByRole('button', { name });
    const identity = page.getByLabel(cardMonths.identity, { exact: true });
    const ask = async (number: string) => {
      await identity.fill(number);
      await button(cardMonths.check).click();
    };
    await acts.pressPlaceOrder();
    await page.getByRole('alert').getByText(checkout.monthsNotChosen).waitFor();
    await button(cardMonths.check).click();
    await page.getByText(cardMonths.identityMissing).waitFor();
    expect(await page.getByLabel(cardMonths.phone).inputValue()).toMatch(/770/);
    await ask('199012345670');
    await page.getByText(refusals['installments.not-eligible']()).waitFor();
    await button(shell.ok).click();
    await ask('١٩٩٠١٢٣٤٥٦٧٥');
    const months = page.getByRole('radio', { name: paymentChoice.month(6) });
    await months.waitFor();
    expect(await page.getByRole('radio', { name: paymentChoice.month(1), exact: false }).isChecked()).toBe(
      true,
    );

    // Another method forgets all of it.
    await page.locator('input[value="cashondelivery"]').check();
    await method.click();
    expect(await identity.inputValue()).toBe('');
    await ask('199012345675');
    await months.check();

    const dialog = page.locator('dialog#modal-qicard-otp');
    await acts.pressPlaceOrder();
    await dialog.getByText('0770 *** 567').waitFor();
    await dialog
      .getByText(/00:|59|60/)
      .first()
      .waitFor();
    await dialog.getByRole('button', { name: cardMonths.close }).click();
    await dialog.waitFor({ state: 'detached' });
    await acts.pressPlaceOrder();
    const code = dialog.getByLabel(account.code);
    await code.fill((await sentCode()) === '000000' ? '000001' : '000000');

    await page.getByText(payment.failed.declined).waitFor();
    await button(cardMonths.typeAgain).click();
    await code.fill((await sentCode()) === '000000' ? '000001' : '000000');
    await dialog.getByText(cardMonths.wrongCode).waitFor();
    await code.fill(await sentCode());
    await page.getByText(ordered.thanksPaidText).waitFor();
    expect(lender.made()).toHaveLength(1);
  });
});
