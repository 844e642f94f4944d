import type { OrderDetails } from '../orders/device-order.ts';
import { placeOrderOnDevice } from '../orders/order-on-device.ts';
import { type Passage, testProvider } from './test-provider.ts';
import { testBrowser } from './test-tabs.ts';

export const cutBefore: Passage = { fate: 'cut-before', ticks: 1 };
export const cutAfter: Passage = { fate: 'cut-after', ticks: 1 };

const address = {
  country_id: 'IQ',
  street: ['Karrada 62'],
  city: 'Baghdad',
  firstname: 'Noor',
  lastname: 'Hasan',
};
export const details: OrderDetails = {
  shippingAddress: address,
  billingAddress: address,
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
  payment_method_code: 'cashondelivery',
};

export const quantitiesOf = (lines: readonly { sku: string; qty: number }[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ sku, qty }) => [sku, qty]));

/** A tab with two TEE in its cart, ready to be ordered. */
export const aboutToOrder = async ({ isOnline = true }: { isOnline?: boolean } = {}) => {
  const provider = testProvider();
  const browser = testBrowser(provider);
  const tab = browser.open();
  await tab.controller.send();
  browser.world.isOnline = isOnline;
  await tab.add('TEE', 2);
  await tab.controller.send();
  provider.calls.length = 0;
  const orderKeys = () => provider.calls.filter(({ name }) => name === 'order/place').map(({ key }) => key);
  return {
    provider,
    browser,
    tab,
    orderKeys,
    place: (given = details) => placeOrderOnDevice(tab.controller, given),
  };
};
