import { calls } from '@dijla/contract/schemas';
import { chromiumForJourneys } from '@dijla/test-kit/browser';
import { runningShop } from '@dijla/test-kit/running-shop';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bottle, paths } from './goods.ts';
import { shopperActs, type Store, words } from './shopper-acts.ts';

const shop = await runningShop();
const { shopper } = chromiumForJourneys();

const baghdad = 611;
const basra = 603;

/** Districts of a governorate with the places in them, as the provider has them. */
const namesIn = async (store: Store, regionId: number): Promise<string[]> => {
  const answer = await fetch(`${shop.url}${calls['store/regions'].path}?storeCode=${store}`);
  const { regions } = calls['store/regions'].result.parse(((await answer.json()) as { result: unknown }).result);
  const region = regions.find(({ id }) => id === regionId);
  return (region?.districts ?? []).flatMap(({ name, places }) => [name, ...places]);
};
const offered = (page: Page): Promise<string[]> => page.locator('datalist#district-names option').evaluateAll((options) => options.map((option) => option.textContent ?? ''));

describe('a shopper who names the district', () => {
  it.each(['ar', 'en'] as const)('is offered those of the chosen governorate in the %s store, and may write another', async (store) => {
    const { page } = await shopper();
    const acts = shopperActs(page, store);
    const { checkout } = words[store];
    await acts.openProduct(shop.url, { path: paths.bottle, name: bottle[store].product });
    await acts.addToCart();
    await acts.openCart(shop.url);
    await acts.goToCheckout();
    await page.getByLabel(checkout.governorate).waitFor();
    const [inBaghdad, inBasra] = [new Set(await namesIn(store, baghdad)), new Set(await namesIn(store, basra))];
    expect([inBaghdad.size > 5, inBasra.size > 5, inBaghdad.isDisjointFrom(inBasra)]).toEqual([true, true, true]);
    await expect.poll(() => offered(page)).toEqual([...inBaghdad]);
    await page.getByLabel(checkout.governorate).selectOption(String(basra));
    await expect.poll(() => offered(page)).toEqual([...inBasra]);
    expect(await page.getByLabel(checkout.district).getAttribute('list')).toBe('district-names');
    await acts.fillCheckout({ name: 'نور حسن علي', phone: '07701234567', district: 'محلة بلا اسم', landmark: 'قرب الجسر' });
    const orderNumber = await acts.placeOrder();
    const address = await shop.database.db.selectFrom('order_address').innerJoin('order', 'order.id', 'order_address.order_id').where('order_number', '=', orderNumber).where('kind', '=', 'shipping').selectAll('order_address').executeTakeFirstOrThrow();
    expect(address).toMatchObject({ region_id: basra, city: 'محلة بلا اسم' });
  });
});
