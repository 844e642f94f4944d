import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../../device/session/use-session.ts';
import type { CustomerAnswers } from './checkout-draft.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { customerAnswersOf, defaultAddressOf, type KnownAddress } from './customer-answers.ts';

/** Loads the address of the customer's last delivered order; null without one or without a connection. */
const lastAddress = async (): Promise<KnownAddress | null> => {
  const { loadLastAddress } = await import('../../../device/session/session-actions.ts');
  return loadLastAddress();
};

/**
 * Returns what is known of the signed-in customer: name, number and e-mail address at once, and the default
 * address, else that of the last order, which is asked for where the device keeps none. Null for a guest.
 */
export const useCustomerAnswers = (kept: CheckoutFields | null): CustomerAnswers | null => {
  const profile = useSession((state) => state.profile);
  const usual = useMemo(() => profile && defaultAddressOf(profile), [profile]);
  const [last, setLast] = useState<{ customerId: number; address: KnownAddress | null } | null>(null);
  const customerId = profile?.id;
  const isAsked = customerId !== undefined && usual === null && kept?.district === '';
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    lastAddress()
      .then((address) => !isLeft && setLast({ customerId, address }))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isAsked, customerId]);
  return useMemo(() => {
    if (profile === null) return null;
    return customerAnswersOf(profile, usual ?? (last?.customerId === profile.id ? last.address : null));
  }, [profile, usual, last]);
};
