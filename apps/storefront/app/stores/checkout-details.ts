import type { DeviceStorage } from './device-storage.ts';

/** What was typed into the checkout form, by field name. Stays on the device. */
export type CheckoutDetails = Readonly<Record<string, string>>;

export const readCheckoutDetails = async (storage: DeviceStorage): Promise<CheckoutDetails> => (await storage.read('checkout', 'details')) ?? {};

export const keepCheckoutDetails = (storage: DeviceStorage, details: CheckoutDetails): Promise<void> =>
  storage.write([{ in: 'checkout', key: 'details', put: details }]);
