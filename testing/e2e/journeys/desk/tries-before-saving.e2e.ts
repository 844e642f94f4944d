import { promotions } from '@dijla/messages/en/desk/catalogue/promotions';
import { settings } from '@dijla/messages/en/desk/running/settings';
import { taxes } from '@dijla/messages/en/desk/catalogue/taxes';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { expect, it } from 'vitest';
import { newOrder, signedIn, wideDesk } from '../../acts/desk-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const owner = async () => {
  const { page, context } = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  await signedIn(context, shop.url);
  return page;
};

it('counts what a rule that is not saved would have given on the orders of the last month', async () => {
  const { id } = await newOrder(shop);
  const page = await owner();
  await page.goto(`${shop.url}/desk/promotions/new`);
  const count = page.getByRole('button', { name: promotions.simulate });
  await count.waitFor();
  await expect(count.isDisabled()).resolves.toBe(true);
  await page.getByLabel(promotions.percent, { exact: true }).fill('10');
  await count.click();
  await page
    .getByText(/^It would have changed /u)
    .first()
    .waitFor();
  const examples = page.getByRole('table', { name: promotions.examples });
  await examples.waitFor();
  expect(await examples.getByRole('row').count()).toBeGreaterThan(1);
  await page.getByLabel(promotions.percent, { exact: true }).fill('20');
  await page.getByText(promotions.simulationChanged).waitFor();
  await expect(examples.count()).resolves.toBe(0);
  expect(id).toBeGreaterThan(0);
});

it('shows what a tax does to a product while it is typed', async () => {
  const page = await owner();
  await page.goto(`${shop.url}/desk/settings/taxes`);
  const table = page.getByRole('table');
  await table.waitFor();
  await expect(table.getByRole('row', { name: taxes.taxRate }).innerText()).resolves.toMatch(/0%\D+0%/u);
  await page.getByLabel(taxes.percent, { exact: true }).first().fill('7.5');
  await table.getByText('7.5%').waitFor();
  await page.getByRole('button', { name: taxes.addRule }).click();
  await page.getByText(taxes.unfinished).waitFor();
  await expect(page.getByRole('link', { name: settings.parts.taxes }).count()).resolves.toBe(1);
});
