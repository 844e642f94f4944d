import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { OrderDetails } from './device-order.ts';
import { placeOrderOnDevice } from './order-on-device.ts';
import { testContext } from '../testing/test-provider.ts';
import { oneTab, settle } from '../testing/test-tabs.ts';

const instructions = 'To account 7,\nwith your order number.';
const [cash] = testContext.payment_methods;
const address = {
  country_id: 'IQ',
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};

const ordered = async (
  payment_method_code: string,
  { isOnline, isForeign = false }: { isOnline: boolean; isForeign?: boolean },
) => {
  const { provider, browser, tab } = oneTab({ isForeign });
  if (cash === undefined) throw new Error('no payment method');
  const transfer = { ...cash, code: 'banktransfer', title: 'Bank transfer', offline: true, instructions };
  provider.state.context = { ...testContext, payment_methods: [cash, transfer] };
  await tab.add('TEE', 2);
  await settle(tab);
  browser.world.isOnline = isOnline;
  const details: OrderDetails = {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code,
  };
  await placeOrderOnDevice(tab.controller, details);
  return tab.orders()[0];
};

describe('orderViewOf', () => {
  it.each([
    ['accepted', true],
    ['saved', false],
  ])('tells of one that is %s how the transfer is made', async (state, isOnline) => {
    expect(await ordered('banktransfer', { isOnline })).toMatchObject({
      state,
      payment: 'banktransfer',
      instructions,
    });
  });

  it.each([
    ['ours', true],
    ['one on the wire alone', false],
  ])('says that a server that is %s can be asked for it back: %s', async (_, canWithdraw) => {
    expect(await ordered('cashondelivery', { isOnline: false, isForeign: !canWithdraw })).toMatchObject({
      state: 'saved',
      can_withdraw: canWithdraw,
    });
  });

  it('tells nothing to do where the courier takes the money', async () => {
    expect(await ordered('cashondelivery', { isOnline: true })).toMatchObject({
      payment: 'cashondelivery',
      payment_kind: 'cash',
      instructions: null,
    });
  });
});
