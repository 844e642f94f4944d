import 'fake-indexeddb/auto';
import type { CallInput, ContractClient, PartialAddress } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { chooseShipping } from '../cart/choose-shipping.ts';
import { testProvider } from '../testing/test-provider.ts';
import { settle, signIn, testBrowser } from '../testing/test-tabs.ts';

/** The cities that the provider is told of, for a shopper who chooses this address. */
const toldCities = async (address: PartialAddress, isCustomer = false): Promise<unknown[]> => {
  const provider = testProvider();
  const cities: unknown[] = [];
  const client = ((name, input) => {
    if (name === 'cart/shipping-information') {
      const { body } = input as CallInput<'cart/shipping-information'>;
      const { shipping_address: shipping, billing_address: billing } = body?.addressInformation ?? {};
      cities.push(shipping?.city, billing?.city);
    }
    return provider.client(name, input);
  }) as ContractClient;
  const tab = testBrowser({ client }).open();
  if (isCustomer) await signIn(provider, tab);
  await tab.add('TEE');
  await settle(tab);
  await chooseShipping(tab.controller, { address, carrier_code: 'flatrate', method_code: 'flatrate' });
  await settle(tab);
  return cities;
};

const baghdad = { country_id: 'IQ', region_id: 611, region: 'Baghdad' };
const usual = 'Baghdad Al Jadeeda';

describe('the address sent before an order', () => {
  it.each<[string, PartialAddress, boolean, unknown]>([
    ['has the usual city for a guest in Baghdad who has named none', baghdad, false, usual],
    ['has the city that was named', { ...baghdad, city: 'Karrada' }, false, 'Karrada'],
    ['has none elsewhere', { ...baghdad, region_id: 603, region: 'Basra' }, false, undefined],
    ['has none for a customer', baghdad, true, undefined],
  ])('row 3.41: %s', async (_, address, isCustomer, city) => {
    expect(await toldCities(address, isCustomer)).toEqual([city, city]);
  });
});
