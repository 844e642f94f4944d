import type { PaymentKind } from '@dijla/contract/client';

/** How the methods of the shop's code are paid; their titles, limits and instructions are rows of the owner. */
const kinds: Readonly<Record<string, PaymentKind>> = {
  cashondelivery: 'cash',
  banktransfer: 'transfer',
  employee_installments: 'credit',
  b2b_credit: 'credit',
  fib: 'online',
  qicard: 'online',
  zaincash: 'online',
  paytabs: 'online',
  qi_card_installments: 'online',
};

/**
 * Returns how a payment method is paid, as a member of an answer. An owner's own method that is paid elsewhere
 * is a transfer; of any other nothing is said.
 */
export const kindMember = ({ code, offline }: { code: string; offline: boolean }): { kind?: PaymentKind } => {
  const kind = kinds[code] ?? (offline ? 'transfer' : undefined);
  return kind === undefined ? {} : { kind };
};
