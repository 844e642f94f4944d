import { papers } from '@dijla/messages/en/desk/orders/papers';
import { products } from '@dijla/messages/en/desk/catalogue/products';
import { promotions } from '@dijla/messages/en/desk/catalogue/promotions';
import { shell } from '@dijla/messages/en/desk/shell';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { staffSession } from '@dijla/test-kit/staff-session';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoOwner, openFoundOrder, signIn, wideDesk } from '../../acts/desk-acts.ts';
import { hasFocus, tabTo } from '../../acts/keyboard-acts.ts';
import { soap } from '../../acts/products.ts';
import { wireAddress, wireShopper } from '../../acts/wire-shopper.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

/** Counts the keys pressed on all pages of a browser, and the pointers. */
const counted = async (page: Page) => {
  const count = { keys: 0, pointers: 0 };
  await page.exposeFunction('countInput', (kind: keyof typeof count) => void (count[kind] += 1));
  await page.addInitScript(() => {
    const { countInput } = window as unknown as { countInput: (kind: string) => void };
    addEventListener('keydown', () => countInput('keys'), true);
    addEventListener('pointerdown', () => countInput('pointers'), true);
  });
  return count;
};

/** Goes to a place by its name in the palette. */
const goTo = async (page: Page, name: string, title = name): Promise<void> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const pressOn = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Goes through the choices of a list of radio buttons to this one. */
const choose = async (page: Page, radio: Locator): Promise<void> => {
  await tabTo(page, page.getByRole('radio'));
  for (let step = 0; step < 10 && !(await hasFocus(radio)); step += 1) await page.keyboard.press('ArrowDown');
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
};

const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

// oxlint-disable-next-line max-lines-per-function -- a day of ten tasks, one after the other
it('does ten tasks of a day by keyboard alone, and counts keys and seconds of each', async () => {
  const stamp = String(Date.now());
  // Nobody else orders with it, so that the search finds one order.
  const telephone = `0770${stamp.slice(-7)}`;
  const { result } = await wireShopper(shop.url).buy([{ sku: soap.ar.sku, qty: 2 }], {
    shippingAddress: { ...wireAddress, telephone },
    billingAddress: { ...wireAddress, telephone },
  });
  const { order_number: number } = await shop.database.db
    .selectFrom('order')
    .select('order_number')
    .where('id', '=', Number((result as { backendOrderId: string | number }).backendOrderId))
    .executeTakeFirstOrThrow();
  const { sku } = await shop.database.db
    .selectFrom('product')
    .select('sku')
    .where('type', '=', 'simple')
    .where('status', '=', 1)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

  const { page } = await shopper({ ...wideDesk, meetsNetworkErrors: true });
  const count = await counted(page);
  const done: { task: string; keys: number; seconds: number }[] = [];
  const task = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    const [keys, start] = [count.keys, performance.now()];
    await act();
    done.push({
      task: name,
      keys: count.keys - keys,
      seconds: Math.round((performance.now() - start) / 100) / 10,
    });
  };
  const state = page.locator('h1 ~ * [data-state]').first();
  const isIn = async (name: string): Promise<void> => {
    await expect.poll(() => state.getAttribute('data-state')).toBe(name);
  };

  await page.goto(`${shop.url}/desk/orders`);
  await task('sign in', async () => {
    await signIn(page);
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
  });
  await task('find an order by its telephone', () => openFoundOrder(page, { typed: telephone, number }));
  await task('confirm it and begin to pack', async () => {
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await isIn('preparing');
  });
  await task('print its label', async () => {
    await pressOn(page, page.getByRole('button', { name: papers.print, exact: true }));
    const file = page.waitForEvent('download');
    await pressOn(page, page.getByRole('button', { name: papers.kinds.labels.name }));
    expect((await file).suggestedFilename()).toBe(`${papers.file.labels}.pdf`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await task('give it to a driver', async () => {
    await page.keyboard.press('n');
    await choose(page, page.getByRole('radio', { name: 'Another delivery company' }));
    await page.keyboard.press('Tab');
    await page.keyboard.type('own-driver');
    await page.keyboard.press('Enter');
    await isIn('dispatched');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await task('deliver it and take the cash', async () => {
    await page.keyboard.press('n');
    await page.getByLabel('Amount').waitFor();
    await page.keyboard.press('Enter');
    await isIn('complete');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await task('refund a part', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Refund', exact: true }));
    await page.getByLabel('Amount').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1,000');
    await typeInto(page, page.getByLabel('Why'), 'came late');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Confirm that it’s you' }).getByLabel('Password').waitFor();
    await page.keyboard.type(demoOwner.password);
    await page.keyboard.press('Enter');
    await page.getByText('Refunded in part').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
  await task('set the stock of a product', async () => {
    await goTo(page, shell.products);
    await page.keyboard.press('/');
    await page.keyboard.type(sku);
    await expect.poll(() => page.locator('input[data-stock-of]').count()).toBe(1);
    const field = page.locator('input[data-stock-of]');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('searchbox').inputValue()).toBe(sku);
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect.poll(() => hasFocus(field)).toBe(true);
    const stood = await field.inputValue();
    await page.keyboard.type('7');
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe(stood);
    await page.keyboard.press('s');
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.keyboard.type('321');
    await page.keyboard.press('Enter');
    await page.getByText(/: 321 in stock/).waitFor();
  });
  await task('give it a special price', async () => {
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await pressOn(page, sheet.getByRole('button', { name: products.addSpecial }));
    const special = sheet.getByRole('group', { name: products.special });
    await typeInto(page, special.getByLabel(products.currencies.IQD), '250');
    await typeInto(page, special.getByLabel(products.fromDay), '01012040');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Prices of .* saved$/).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });
  await task('make a code for 10 % off', async () => {
    await goTo(page, shell.promotions, promotions.title);
    await pressOn(page, page.getByRole('link', { name: promotions.add }));
    await typeInto(page, page.getByLabel(`${promotions.name} · English`), `Keys ${stamp}`);
    await typeInto(page, page.getByLabel(`${promotions.name} · العربية`), `مفاتيح ${stamp}`);
    await tabTo(page, page.getByRole('combobox', { name: promotions.who }));
    await page.keyboard.type(promotions.whoKinds.one.slice(0, 9));
    await typeInto(page, page.getByRole('textbox', { name: promotions.code, exact: true }), `KEYS${stamp}`);
    await typeInto(page, page.getByLabel(promotions.percent), '10');
    await page.keyboard.press('Control+s');
    await page.getByText(promotions.created(`Keys ${stamp}`)).waitFor();
  });

  console.table(done);
  expect(done).toHaveLength(10);
  expect(count.pointers).toBe(0);
  expect(count.keys).toBeGreaterThan(100);

  const owner = await staffSession(shop, { role: 'owner' });
  const { items: made } = await owner.call('desk/promotions', { query: { q: stamp } });
  expect(made).toHaveLength(1);
});
