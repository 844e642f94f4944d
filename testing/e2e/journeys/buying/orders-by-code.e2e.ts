import { orderByCode } from '@dijla/messages/ar/cart/order-by-code';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { expect, it } from 'vitest';
import { holdRequests } from '../../acts/hold-requests.ts';
import { pageLives } from '../../acts/page-life.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

it('a shopper pastes a list of product codes, sees what cannot be had, and has the rest in the cart', async () => {
  const { page } = await shopper({ locale: 'ar-IQ' });
  await page.goto(`${shop.url}/ar/order-from-catalog`);
  await pageLives(page);
  const find = page.getByRole('button', { name: orderByCode.find });
  await find.click();
  await page.getByText(orderByCode.gap).first().waitFor();
  await page.getByLabel(orderByCode.codes).fill('dj-soap\t٣\nDJ-SIMPLE x2\nDJ-NOTHING 4\nDJ-TEE');
  await find.click();
  const list = page.getByRole('region', { name: orderByCode.found });
  await list.waitFor();
  expect(await list.getByRole('listitem').count()).toBe(4);
  expect(await list.getByText(orderByCode.unknown).count()).toBe(1);
  expect(await list.getByText(orderByCode.choose).count()).toBe(1);
  await list.getByRole('button', { name: orderByCode.add(2) }).click();
  await page.getByText(orderByCode.added(2)).waitFor();
  await page.getByRole('main').getByRole('link', { name: orderByCode.goToCart }).click();
  await expect
    .poll(() =>
      page
        .locator('main input[inputmode="numeric"]')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    )
    .toEqual(['3', '2']);
});

it('does not send the list to the address of the page while the form is still loading', async () => {
  const { page } = await shopper({ locale: 'ar-IQ' });
  const letComeIn = await holdRequests(page, '**/order-by-code*.js');
  const address = `${shop.url}/ar/order-from-catalog`;
  await page.goto(address);
  await pageLives(page);
  const find = page.getByRole('button', { name: orderByCode.find });
  await page.getByLabel(orderByCode.codes).fill('DJ-SIMPLE');
  expect(await find.isEnabled()).toBe(false);
  letComeIn();
  await find.click();
  await page.getByRole('region', { name: orderByCode.found }).waitFor();
  expect(page.url()).toBe(address);
});
