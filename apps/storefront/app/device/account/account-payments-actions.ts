import * as device from '@dijla/device/payments/account-payments';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { liveSession } from '../session/start-session.ts';

const parts = () => ({
  holder: liveSession(pageCartController()).holder,
  store: () => storeOfPath(location.pathname).code,
});

/** Returns the device's copy of what the customer owes and paid; null where it has none. */
export const keptPayments = (): Promise<device.ReadPayments> => device.keptPayments(parts());

/** Reads what the customer owes and paid; the device's copy where the shop cannot be asked. */
export const readAccountPayments = (): Promise<device.ReadPayments> => device.readAccountPayments(parts());

/** Asks the shop for a credit line. */
export const askForCredit = (body: Parameters<typeof device.askForCredit>[1]): Promise<device.CreditAsked> =>
  device.askForCredit(parts(), body);
