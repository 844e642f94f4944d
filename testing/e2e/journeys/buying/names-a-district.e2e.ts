import { calls } from '@dijla/contract/schemas';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { sharedShop } from '@dijla/test-kit/shops/shared-shop';
import { storesToWalk } from '@dijla/test-kit/thoroughness';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from '../../acts/products.ts';
import { shopperActs, type Store, takeToCheckout, words } from '../../acts/shopper-acts.ts';

const shop = await sharedShop();
const { shopper } = chromiumForJourneys();

const baghdad = 611;
const basra = 603;

/** Returns the districts of a governorate and the places in them, as the provider lists them. */
const namesIn = async (store: Store, regionId: number): Promise<string[]> => {
  const answer = await fetch(`${shop.url}${calls['store/regions'].path}?storeCode=${store}`);
  const { regions } = calls['store/regions'].result.parse(
    ((await answer.json()) as { result: unknown }).result,
  );
  const region = regions.find(({ id }) => id === regionId);
  return (region?.districts ?? []).flatMap(({ name, places }) => [name, ...places]);
};

/** Returns the suggestions below the field for the typed text; without suggestions there is no list. */
const offeredFor = async (page: Page, field: string, typed: string): Promise<string[]> => {
  const district = page.getByRole('combobox', { name: field });
  await district.fill('');
  await district.pressSequentially(typed);
  return page.getByRole('listbox', { name: field }).getByRole('option').allInnerTexts();
};

const openCheckout = async (page: Page, store: Store) => {
  const acts = shopperActs(page, store);
  await takeToCheckout(acts, shop.url, { path: paths.bottle, name: bottle[store].product });
  await page.getByLabel(words[store].checkout.governorate).waitFor();
  return acts;
};

const addressOf = (orderNumber: string) =>
  shop.database.db
    .selectFrom('order_address')
    .innerJoin('order', 'order.id', 'order_address.order_id')
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'shipping')
    .selectAll('order_address')
    .executeTakeFirstOrThrow();

describe('a shopper who names the district', () => {
  it.each(storesToWalk('ar'))(
    'is offered those of the chosen governorate in the %s store, and may write another',
    async (store) => {
      const { page } = await shopper();
      const acts = await openCheckout(page, store);
      const { checkout } = words[store];
      const [inBaghdad, inBasra] = [await namesIn(store, baghdad), await namesIn(store, basra)];
      const own = inBaghdad.find((name) => !inBasra.includes(name)) ?? '';
      await expect.poll(() => offeredFor(page, checkout.district, own.slice(0, -1))).toContain(own);
      await page.getByLabel(checkout.governorate).selectOption(String(basra));
      const [other] = inBasra;
      await expect
        .poll(() => offeredFor(page, checkout.district, other?.slice(0, -1) ?? ''))
        .toContain(other);
      expect(await offeredFor(page, checkout.district, own.slice(0, -1))).not.toContain(own);
      await acts.fillCheckout({
        name: 'نور حسن علي',
        phone: '07701234567',
        district: 'محلة بلا اسم',
        landmark: 'قرب الجسر',
      });
      expect(await addressOf(await acts.placeOrder())).toMatchObject({
        region_id: basra,
        city: 'محلة بلا اسم',
      });
    },
  );

  it('takes one of what is offered by a tap', async () => {
    const { page } = await shopper();
    const acts = await openCheckout(page, 'ar');
    const { checkout } = words.ar;
    await acts.fillCheckout({
      name: 'نور حسن علي',
      phone: '07701234567',
      district: 'كراد',
      landmark: 'قرب الجسر',
    });
    await expect.poll(() => offeredFor(page, checkout.district, 'كراد')).not.toEqual([]);
    const option = page.getByRole('listbox', { name: checkout.district }).getByRole('option').first();
    const chosen = await option.innerText();
    await option.click();
    expect(await page.getByRole('combobox', { name: checkout.district }).inputValue()).toBe(chosen);
    expect(await addressOf(await acts.placeOrder())).toMatchObject({ region_id: baghdad, city: chosen });
  });

  it('finds the governorate under the name people call it by', async () => {
    const { page } = await shopper();
    const acts = await openCheckout(page, 'ar');
    const governorate = page.getByLabel(words.ar.checkout.governorate);
    await governorate.selectOption({ label: 'القادسية (الديوانية)' });
    expect(await governorate.locator('option:checked').innerText()).toBe('الديوانية (القادسية)');
    await acts.fillCheckout({
      name: 'نور حسن علي',
      phone: '07701234567',
      district: 'عفك',
      landmark: 'قرب الجسر',
    });
    expect(await addressOf(await acts.placeOrder())).toMatchObject({ region_id: 616, city: 'عفك' });
  });
});
