import type { PaymentKind } from '@dijla/contract/client';
import { bankTransfer } from './methods/bank-transfer.ts';
import { cashOnDelivery } from './methods/cash-on-delivery.ts';
import type { RegisteredMethod } from './payment-provider.ts';

/** The payment methods of the shop's code. */
export const paymentMethods: readonly RegisteredMethod[] = [cashOnDelivery, bankTransfer];

/** Returns the method of a code; undefined for one that is only a row of the owner's. */
export const registeredMethod = (code: string): RegisteredMethod | undefined =>
  paymentMethods.find(({ provider }) => provider.code === code);

/**
 * Returns how a payment method is paid, as a member of an answer. An owner's own method that is paid elsewhere
 * is a transfer; of any other nothing is said.
 */
export const kindMember = ({ code, offline }: { code: string; offline: boolean }): { kind?: PaymentKind } => {
  const kind = registeredMethod(code)?.kind ?? (offline ? 'transfer' : undefined);
  return kind === undefined ? {} : { kind };
};
