import { useState } from 'react';
import type { AffiliateOutcome } from '../../../device/account/affiliate-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';

/** Sends what a form says, once at a time; what fails is said in a notification, in the shop's words. */
export const useSentForm = () => {
  const { failed } = useTexts('affiliate');
  const [isSending, setSending] = useState(false);
  const send = async <Result>(make: () => Promise<AffiliateOutcome<Result>>): Promise<Result | null> => {
    if (isSending) return null;
    setSending(true);
    const outcome = await make();
    setSending(false);
    if (outcome.ok) return outcome.result;
    showNotification({ type: 'error', message: outcome.text || failed });
    return null;
  };
  return { isSending, send };
};
