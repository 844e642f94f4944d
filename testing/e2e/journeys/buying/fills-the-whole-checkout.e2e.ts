import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { customer, demoCustomer, keptToken, visit } from '../../acts/account-acts.ts';
import { workerTakesOver } from '../../acts/offline-acts.ts';
import { bottle, paths } from '../../acts/products.ts';
import { sentCalls } from '../../acts/sent-calls.ts';
import { noor, shopperActs, type Store, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const atTheCheckout = async (store: Store, options: Parameters<typeof shopper>[0] = {}) => {
  const { page, context } = await shopper({ locale: store === 'ar' ? 'ar-IQ' : 'en-US', ...options });
  const acts = shopperActs(page, store);
  await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle[store].product });
  await page.getByRole('button', { name: new RegExp(`^${words[store].checkout.placeOrder}`) }).waitFor();
  return { page, context, acts, texts: words[store] };
};

/** Number of fields one can see that ask for an answer; what is preselected and what opens others is none. */
const visibleFields = (page: Page): Promise<number> =>
  page
    .locator('main form')
    .locator('input:not([type="radio"], [type="checkbox"]), select')
    .filter({ visible: true })
    .count();

const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.id);

const addressesOf = async (orderNumber: string) => {
  const rows = await shop.database.db
    .selectFrom('order_address')
    .innerJoin('order', 'order.id', 'order_address.order_id')
    .where('order_number', '=', orderNumber)
    .selectAll('order_address')
    .select('order.customer_id')
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  return { shipping: of('shipping'), billing: of('billing') };
};

const customerOf = (email: string) =>
  shop.database.db.selectFrom('customer').select('id').where('email', '=', email).execute();

/** Everything the page keeps on the device, as text. */
const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('dijla');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const { result: database } = opening;
    const all = await Promise.all(
      [...database.objectStoreNames].map(
        (name) =>
          new Promise((resolve) => {
            const reading = database.transaction(name).objectStore(name).getAll();
            reading.addEventListener('success', () => resolve(reading.result));
          }),
      ),
    );
    database.close();
    return JSON.stringify([all, { ...localStorage }, { ...sessionStorage }]);
  });

/** Loses the answer to the next call at this path, after the server has carried it out. */
const loseAnswer = (context: BrowserContext, path: string) =>
  context.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

describe('a guest at the checkout', () => {
  it.each(storesToWalk('ar'))(
    'rows 3.37, 3.38: meets seven fields at most, opens all that is optional, and has it on the order, in the %s store',
    async (store) => {
      const { page, context, acts, texts } = await atTheCheckout(store);
      const { checkout, checkoutForm, checkoutOptions } = texts;
      expect(await visibleFields(page)).toBeLessThanOrEqual(7);
      const area = page.locator('#area');
      const district = page.getByRole('combobox', { name: checkout.district });
      await expect
        .poll(async () => {
          await district.fill(store === 'ar' ? 'الرصافة' : 'Al Risafa');
          return area.isVisible();
        })
        .toBe(true);
      expect(await visibleFields(page)).toBeLessThanOrEqual(7);
      await acts.fillCheckout({
        ...noor,
        district: store === 'ar' ? 'الرصافة' : 'Al Risafa',
        area: 'الكرادة',
        street: 'شارع 62، دار 12',
      });
      await page.getByRole('button', { name: checkoutForm.addLabel }).click();
      await page.getByText(checkoutForm.labelWork, { exact: true }).click();
      await page.getByRole('button', { name: checkoutForm.addPosition }).click();
      await page.getByText(checkoutOptions.positionFailed).waitFor();
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 33.3125, longitude: 44.361, accuracy: 20 });
      await page.getByRole('button', { name: checkoutOptions.tryAgain }).click();
      await page.getByText(checkoutForm.position).waitFor();
      await page.getByRole('checkbox', { name: checkoutForm.invoice }).check();
      await page.getByRole('textbox', { name: checkoutOptions.company, exact: true }).fill('شركة دجلة');
      await page.getByLabel(checkoutOptions.taxId).fill('90');
      await acts.pressPlaceOrder();
      expect(await focusedField(page)).toBe('taxId');
      await page.getByRole('status').getByText(checkoutForm.fixErrors).waitFor({ state: 'attached' });
      await page.getByText(checkoutForm.gapTaxId).waitFor();
      await page.getByLabel(checkoutOptions.taxId).fill('904118');
      await page.getByRole('checkbox', { name: checkoutOptions.billElsewhere }).check();
      await page.locator('#billRegionId').selectOption('603');
      await page.locator('#billDistrict').fill('العشار');
      await page.locator('#billStreet').fill('شارع الكورنيش 4');
      const { shipping, billing } = await addressesOf(await acts.placeOrder());
      expect(shipping).toMatchObject({
        region_id: 611,
        street: ['شارع 62، دار 12'],
        extension_attributes: {
          shipping_note: noor.landmark,
          label: 'Work',
          latitude: '33.31250',
          longitude: '44.36100',
        },
      });
      expect(shipping?.city).toContain('الكرادة');
      expect(billing).toMatchObject({
        region_id: 603,
        city: 'العشار',
        company: 'شركة دجلة',
        vat_id: '904118',
      });
      await page.getByText(noor.landmark, { exact: true }).waitFor();
    },
  );

  it('finds what was typed after a closed tab, and in another tab beside what is typed there', async () => {
    const { page, context, acts, texts } = await atTheCheckout('ar');
    await acts.fillCheckout({ ...noor, street: 'شارع 62' });
    const other = await context.newPage();
    await other.goto(`${shop.url}/ar/checkout`);
    await other.getByRole('button', { name: texts.checkout.editPart(texts.checkout.delivery) }).click();
    await other.locator('#street').fill('شارع 14');
    await page.bringToFront();
    const landmark = page.getByLabel(texts.checkout.landmark);
    if (!(await landmark.isVisible()))
      await page.getByRole('button', { name: texts.checkout.editPart(texts.checkout.delivery) }).click();
    await expect.poll(() => page.locator('#street').inputValue()).toBe('شارع 14');
    await landmark.fill('قرب المدرسة');
    await expect.poll(() => other.getByLabel(texts.checkout.landmark).inputValue()).toBe('قرب المدرسة');
    await page.close();
    await other.close();
    const again = await context.newPage();
    await again.goto(`${shop.url}/ar/checkout`);
    for (const typed of [noor.name, 'شارع 14', texts.checkout.near('قرب المدرسة')])
      await again.getByText(typed, { exact: true }).waitFor();
  });
});

describe('a guest who wants an account', () => {
  const email = 'on-the-way@example.iq';
  const password = 'Dijla-noor-9';

  it('rows 3.36, 4.35: reads refusals beside their fields, and has account and order once, however the network fails', async () => {
    const { page, context, acts, texts } = await atTheCheckout('en', { meetsNetworkErrors: true });
    const { checkout, checkoutForm, checkoutOptions } = texts;
    const sent = sentCalls(context);
    await acts.fillCheckout({ ...noor, phone: '07712230001' });
    await page.getByRole('checkbox', { name: checkoutForm.account }).check();
    await page.getByLabel(checkout.email).fill(demoCustomer.username);
    await page.getByLabel(checkoutForm.password, { exact: true }).fill('password');
    await acts.pressPlaceOrder();
    await page.locator('#password-error').waitFor();
    expect(await focusedField(page)).toBe('password');
    await page.getByLabel(checkoutForm.password, { exact: true }).fill(password);
    await acts.pressPlaceOrder();
    await page.locator('#email-error').waitFor();
    expect(await focusedField(page)).toBe('email');
    expect(await page.getByLabel(checkoutForm.password, { exact: true }).inputValue()).toBe(password);
    await page.getByLabel(checkout.email).fill(email);
    await loseAnswer(context, '**/api/user/create*');
    await acts.pressPlaceOrder();
    await page.getByText(checkoutOptions.accountUnanswered).waitFor();
    expect(sent.filter(({ call }) => call === 'order')).toEqual([]);
    expect(await keptOnDevice(page)).not.toContain(password);
    await loseAnswer(context, '**/api/order?*');
    await acts.pressPlaceOrder();
    await page.getByRole('heading', { name: texts.ordered.thanksTitle }).waitFor({ timeout: 30_000 });
    const orderNumber = (await page.locator('main bdi[dir="ltr"]').first().textContent()) ?? '';
    const [account, ...others] = await customerOf(email);
    const orders = await shop.database.db
      .selectFrom('order')
      .select('order_number')
      .where('customer_id', '=', account?.id ?? 0)
      .execute();
    expect([others, orders]).toEqual([[], [{ order_number: orderNumber }]]);
    const kept = await keptOnDevice(page);
    expect([kept.includes(password), kept.includes('createAccount')]).toEqual([false, false]);
    expect(await keptToken(page)).not.toBeNull();
  });

  /** Logs in on a device that knows nothing of her, and goes to the checkout. */
  const loggedInAtTheCheckout = async () => {
    const { page } = await shopper();
    const acts = shopperActs(page, 'ar');
    await visit(page, `${shop.url}/ar/login`);
    const account = customer(page, 'ar');
    await account.fillIn({ username: email, password });
    await account.isGreeted(noor.name.split(' ')[0] ?? '');
    await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle.ar.product });
    return { page, acts };
  };

  it('row 1.9: finds name, number, e-mail and default address filled in on her next device, and orders by one tap', async () => {
    const { page, acts } = await loggedInAtTheCheckout();
    for (const known of [noor.name, '0771 223 0001', email, words.ar.checkout.near(noor.landmark)])
      await page.getByText(known, { exact: true }).waitFor();
    expect(await page.getByRole('checkbox', { name: words.ar.checkoutForm.account }).count()).toBe(0);
    const { shipping } = await addressesOf(await acts.placeOrder());
    expect(shipping).toMatchObject({ city: noor.district, email, telephone: '07712230001' });
  });

  it('is taken to her last order’s address where she has no default one', async () => {
    await shop.database.db
      .updateTable('customer_address')
      .set({ is_default_shipping: false })
      .where('customer_id', '=', (await customerOf(email))[0]?.id ?? 0)
      .execute();
    const { page } = await loggedInAtTheCheckout();
    await page.getByText(words.ar.checkout.near(noor.landmark), { exact: true }).waitFor();
  });

  it('orders without one where there is no connection, and the order is sent later, once', async () => {
    const { page, context, acts, texts } = await atTheCheckout('ar', { meetsNetworkErrors: true });
    await workerTakesOver(page);
    await acts.fillCheckout(noor);
    await page.getByRole('checkbox', { name: texts.checkoutForm.account }).check();
    await page.getByLabel(texts.checkout.email).fill('offline@example.iq');
    await page.getByLabel(texts.checkoutForm.password, { exact: true }).fill(password);
    await context.setOffline(true);
    await acts.pressPlaceOrder();
    await page.getByText(texts.checkoutOptions.accountOffline).waitFor();
    expect(await focusedField(page)).toBe('orderWithout');
    await page.getByRole('button', { name: texts.checkoutOptions.orderWithout }).click();
    await page.getByRole('heading', { name: texts.ordered.savedTitle }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: texts.ordered.thanksTitle }).waitFor();
    expect(await page.getByText(texts.cart.estimated, { exact: true }).count()).toBe(0);
    expect(await customerOf('offline@example.iq')).toEqual([]);
  });
});

describe('an order whose address is refused', () => {
  const setCountry = (country: string) =>
    shop.database.db.updateTable('region').set({ country }).where('id', '=', 603).execute();
  const said = 'Address is invalid. Please change address.';

  it('spec 2 row 8.04: says so at once, at the field, and is placed with another', async () => {
    const { page, acts, texts } = await atTheCheckout('en', { meetsNetworkErrors: true });
    await acts.fillCheckout(noor);
    await page.getByLabel(texts.checkout.governorate).selectOption('603');
    await page.getByRole('combobox', { name: texts.checkout.district }).fill('Al-Zubair');
    await setCountry('XX');
    await acts.pressPlaceOrder();
    await page.getByRole('alert').getByText(said).waitFor();
    await expect.poll(() => focusedField(page)).toBe('regionId');
    await page.getByText(texts.checkout.fieldRefused).waitFor();
    await setCountry('IQ');
    await page.getByLabel(texts.checkout.governorate).selectOption('611');
    await page.getByRole('combobox', { name: texts.checkout.district }).fill('Karrada');
    await acts.placeOrder();
  });

  it('spec 2 row 8.04: says so of an order that waited on the device', async () => {
    const { page, context, acts, texts } = await atTheCheckout('en', { meetsNetworkErrors: true });
    await workerTakesOver(page);
    await acts.fillCheckout(noor);
    await page.getByLabel(texts.checkout.governorate).selectOption('603');
    await page.getByRole('combobox', { name: texts.checkout.district }).fill('Al-Zubair');
    await context.setOffline(true);
    await acts.pressPlaceOrder();
    await page.getByRole('heading', { name: texts.ordered.savedTitle }).waitFor();
    await setCountry('XX');
    await context.setOffline(false);
    await page.getByRole('heading', { name: texts.ordered.rejectedTitle }).waitFor();
    await page.getByRole('main').getByText(said).waitFor();
    await setCountry('IQ');
  });

  it('spec 2 row 8.34: calls a failure that says nothing by its name, with the number to call', async () => {
    const { page, context, acts } = await atTheCheckout('en', { meetsNetworkErrors: true });
    await acts.fillCheckout(noor);
    await context.route('**/api/order?*', (route) =>
      route.fulfill({ status: 400, json: { code: 400, result: '' } }),
    );
    await acts.pressPlaceOrder();
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('Unhandled place order request error. Please contact support.').waitFor();
    expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  });
});
