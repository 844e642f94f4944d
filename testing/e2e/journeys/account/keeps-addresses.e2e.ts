import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { describe, expect, it } from 'vitest';
import { customer, freeNumber, visit } from '../../acts/account-acts.ts';
import { bottle, paths } from '../../acts/products.ts';
import { shopperActs, words } from '../../acts/shopper-acts.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();
const { addresses, frame, checkoutForm, checkoutOptions } = words.ar;

describe('a customer', () => {
  it('keeps addresses, also without a connection, and chooses one at checkout by one press', async () => {
    const { page, context } = await shopper({ locale: 'ar-IQ', meetsNetworkErrors: true });
    const acts = shopperActs(page, 'ar');
    const mobile = freeNumber();
    await visit(page, `${shop.url}/ar/register`);
    await customer(page, 'ar').register({
      firstname: 'زينب',
      lastname: 'حسن',
      mobile,
      email: `${mobile}@example.iq`,
      password: 'palm and bridge',
    });
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle.ar.product });
    await workerTakesOver(page);
    await acts.addToCart();

    const add = async (district: string, landmark: string) => {
      await page.getByLabel(addresses.district).fill(district);
      await page.getByLabel(addresses.landmark).fill(landmark);
      await page.getByRole('button', { name: addresses.save }).click();
    };
    await visit(page, `${shop.url}/ar/my-account/address-book`);
    await page.getByRole('link', { name: addresses.add }).click();
    await page.getByRole('button', { name: addresses.save }).click();
    await page.getByText(addresses.fixErrors).waitFor();
    // Nobody lets the page know where it is.
    await page.getByRole('button', { name: checkoutForm.addPosition }).click();
    await page.getByText(checkoutOptions.positionFailed).waitFor();
    await add('الكرادة', 'قرب جسر الجمهورية');
    await page.getByText(frame.addressesSaved).waitFor();
    await page.getByText(addresses.defaultShipping).waitFor();

    await page.getByRole('link', { name: addresses.add }).click();
    await page.getByLabel(addresses.district).waitFor();
    await context.setOffline(true);
    await add('المنصور', 'قرب جامع الرحمن');
    await page.getByText(addresses.waiting).waitFor();
    await context.setOffline(false);
    await page.getByText(addresses.waiting).waitFor({ state: 'detached' });

    await visit(page, `${shop.url}/ar/checkout`);
    const edit = page.locator('[data-part="delivery"]').getByRole('button');
    await edit.first().click();
    await expect.poll(() => page.getByRole('radio', { name: 'الكرادة' }).isChecked()).toBe(true);
    await page.locator('label').filter({ hasText: 'المنصور' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'المنصور' }).isChecked()).toBe(true);
    await expect.poll(() => page.locator('[name="landmark"]').inputValue()).toBe('قرب جامع الرحمن');

    await visit(page, `${shop.url}/ar/my-account/address-book`);
    await page.getByRole('button', { name: addresses.removeOf('المنصور') }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: addresses.remove }).click();
    await page.getByText(frame.addressRemoved).waitFor();
    expect(await page.locator('main article').count()).toBe(1);
  });
});
