import 'fake-indexeddb/auto';
import type { CallInput, ShopperCallName, ContractClient, ShippingMethod } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { testProvider } from '../testing/test-provider.ts';
import { settle, testBrowser } from '../testing/test-tabs.ts';

const named = (carrier_code: string, marks: Partial<ShippingMethod> = {}): ShippingMethod => ({
  carrier_code,
  method_code: carrier_code,
  carrier_title: '',
  method_title: '',
  amount: 4,
  base_amount: 4,
  available: true,
  error_message: '',
  price_excl_tax: 4,
  price_incl_tax: 4,
  ...marks,
});
const [flat, free, pickup] = [named('flatrate'), named('freeshipping'), named('pickup', { offline: true })];

/**
 * Returns the carriers sent to a provider without `view=cart` that offers these, for a cart without a chosen
 * one.
 */
const toldCarriers = async (offered: readonly ShippingMethod[]): Promise<unknown[]> => {
  const provider = testProvider({ isForeign: true });
  const told: unknown[] = [];
  const client = (async (name: ShopperCallName, input: CallInput<ShopperCallName>) => {
    if (name === 'cart/shipping-information')
      told.push(
        (input as CallInput<'cart/shipping-information'>).body?.addressInformation.shippingCarrierCode,
      );
    const answer: unknown = await provider.client(name, input);
    return name === 'cart/shipping-methods' ? { ok: true, result: offered } : answer;
  }) as unknown as ContractClient;
  const tab = testBrowser({ client }).open();
  await tab.add('TEE', 1);
  await settle(tab);
  expect(tab.cart().totals?.grand_total).toBe(told.includes('flatrate') ? 1_350 : 950);
  return [...new Set(told)];
};

describe('syncTotals', () => {
  it.each([
    ['free delivery, beside which flat rate is hidden', [flat, free], ['freeshipping']],
    ['the method marked as default', [flat, named('express', { default: true })], ['express']],
    ['the first that is not offline', [pickup, flat], ['flatrate']],
    ['none where all are offline', [pickup], []],
  ])('asks for the totals with %s', async (_, offered, carriers) =>
    expect(await toldCarriers(offered)).toEqual(carriers),
  );
});
