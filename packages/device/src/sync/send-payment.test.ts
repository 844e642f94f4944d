import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { chooseShipping } from '../cart/choose-shipping.ts';
import { loadCart } from '../cart/device-cart.ts';
import { testContext } from '../testing/test-provider.ts';
import { oneTab, settle } from '../testing/test-tabs.ts';

const [cash] = testContext.payment_methods;
const context = {
  ...testContext,
  payment_methods: [
    { ...cash!, fee: 100 },
    { ...cash!, code: 'b2b_credit', fee: 0 },
  ],
};
const toBaghdad = { address: { country_id: 'IQ' }, carrier_code: 'flatrate', method_code: 'flatrate' };

const withTee = async (options: Parameters<typeof oneTab>[0] = {}) => {
  const { provider, browser, tab } = oneTab(options);
  provider.state.context = context;
  await tab.add('TEE');
  await settle(tab);
  provider.calls.length = 0;
  const choose = async (payment: string) => {
    await chooseShipping(tab.controller, { ...toBaghdad, payment });
    await settle(tab);
  };
  return {
    provider,
    browser,
    tab,
    choose,
    names: () => provider.calls.map(({ name }) => name).filter((name) => name !== 'cart/totals-context'),
  };
};

const told = ({ received: all }: ReturnType<typeof oneTab>['provider']) =>
  [...all.values()].map(({ payment }) => payment);

describe('a payment method', () => {
  it('is selected on the server by one call of its own, and not again with the next address', async () => {
    const { provider, tab, choose, names } = await withTee();
    await choose('cashondelivery');
    expect([names(), told(provider), tab.cart().totals]).toMatchObject([
      ['cart/shipping-information', 'cart/selected-payment-method'],
      ['cashondelivery'],
      { grand_total: 1_450, estimated: false },
    ]);
    await choose('b2b_credit');
    expect([names().slice(2), told(provider), tab.cart().totals]).toMatchObject([
      ['cart/selected-payment-method'],
      ['b2b_credit'],
      { grand_total: 1_350 },
    ]);
    await chooseShipping(tab.controller, {
      ...toBaghdad,
      address: { country_id: 'IQ', region_id: 611 },
      payment: 'b2b_credit',
    });
    await settle(tab);
    expect(names().slice(3)).toEqual(['cart/shipping-information']);
  });

  it('spec 2 §4: that the server refuses is told of, once, and the cart is read again', async () => {
    const { tab, choose, names } = await withTee();
    await choose('cashondelivery');
    await choose('qicard');
    expect(tab.notices).toEqual([{ code: 'checkout.payment-select-failed', kind: 'error' }]);
    expect(names().slice(2)).toEqual(['cart/selected-payment-method', 'cart/pull']);
    await settle(tab);
    expect(tab.notices).toHaveLength(1);
  });

  it('chosen offline is told when the connection is back; the order does not wait for it', async () => {
    const { provider, browser, tab, choose, names } = await withTee();
    browser.world.isOnline = false;
    await choose('cashondelivery');
    expect([names(), tab.cart().totals?.grand_total]).toEqual([[], 1_450]);
    browser.world.isOnline = true;
    await settle(tab);
    expect(told(provider)).toEqual(['cashondelivery']);
  });

  it.each([['cut-before'], ['cut-after']] as const)('whose call is %s is told again', async (fate) => {
    const { provider, tab, choose } = await withTee();
    await choose('cashondelivery');
    provider.state.passages = [{ fate, ticks: 0 }];
    await choose('b2b_credit');
    await tab.controller.send();
    expect([
      told(provider),
      tab.notices,
      (await loadCart(tab.controller.device.storage)).shipping,
    ]).toMatchObject([['b2b_credit'], [], { is_payment_sent: true }]);
  });

  it('is told to a provider without `view=cart` too, whose totals then hold the fee', async () => {
    const { tab, choose } = await withTee({ isForeign: true });
    await choose('cashondelivery');
    expect(tab.cart().totals).toMatchObject({ grand_total: 1_450, estimated: false });
  });
});
