import type { PaymentKind, PaymentMethod } from '@dijla/contract/client';

/**
 * Returns how a method is paid: as its provider says; else by the wire's code of cash on delivery (wire §3.2)
 * and by whether it is paid elsewhere. Undefined when none of these tells.
 */
export const paymentKindOf = ({
  code,
  kind,
  offline,
}: Pick<PaymentMethod, 'code' | 'kind' | 'offline'>): PaymentKind | undefined => {
  if (kind !== undefined) return kind;
  if (code === 'cashondelivery') return 'cash';
  return offline === true ? 'transfer' : undefined;
};
