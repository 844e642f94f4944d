import type { PaymentKind } from '@dijla/contract/client';

/** How methods are paid that the shop's code knows; of any other its row tells. */
const kinds: Readonly<Record<string, PaymentKind>> = {
  cashondelivery: 'cash',
  banktransfer: 'transfer',
  employee_installments: 'credit',
  b2b_credit: 'credit',
};

/** What the row of a method says (`kindInRow`): one of a gateway is paid online, one that is paid elsewhere is a transfer. */
export type RowKind = 'online' | 'transfer' | null;

/** Returns how a payment method is paid, as a member of an answer; nothing where neither code nor row tells. */
export const kindMember = ({
  code,
  row_kind,
}: {
  code: string;
  row_kind: RowKind;
}): { kind?: PaymentKind } => {
  const kind = kinds[code] ?? row_kind;
  return kind === null ? {} : { kind };
};

/** Whether a method is paid to the courier. */
export const isPaidAtDoor = (code: string): boolean => kinds[code] === 'cash';

/** Whether a method is paid on a credit line. */
export const isPaidOnCredit = (code: string): boolean => kinds[code] === 'credit';
