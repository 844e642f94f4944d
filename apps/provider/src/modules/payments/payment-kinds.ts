import type { PaymentKind } from '@dijla/contract/client';

/** How the methods that the shop knows are paid, by their codes. */
const kinds: ReadonlyMap<string, PaymentKind> = new Map([
  ['cashondelivery', 'cash'],
  ['banktransfer', 'transfer'],
]);

/**
 * Returns how a payment method is paid, as a member of an answer. An owner's own method that is paid elsewhere
 * is a transfer; of any other nothing is said.
 */
export const kindMember = ({ code, offline }: { code: string; offline: boolean }): { kind?: PaymentKind } => {
  const kind = kinds.get(code) ?? (offline ? 'transfer' : undefined);
  return kind === undefined ? {} : { kind };
};
