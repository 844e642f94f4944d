import { paidToTheShop } from '../paid-to-the-shop.ts';
import type { RegisteredMethod } from '../payment-provider.ts';

/** The shopper transfers the money to the shop's account, and the owner checks that it has come. */
export const bankTransfer: RegisteredMethod = { kind: 'transfer', provider: paidToTheShop('banktransfer') };
