import { paidToTheShop } from '../paid-to-the-shop.ts';
import type { RegisteredMethod } from '../payment-provider.ts';

/** The courier collects the money at the door. */
export const cashOnDelivery: RegisteredMethod = { kind: 'cash', provider: paidToTheShop('cashondelivery') };
