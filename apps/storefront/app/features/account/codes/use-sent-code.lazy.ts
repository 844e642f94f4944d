import { useState } from 'react';
import { type CodeReason, type CodeRecipient, sendCode } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';

/**
 * Sends a code and says when another may be sent (`performance.now()` time), null before; `problem` is why none
 * was sent.
 */
export const useSentCode = (asked: { reason: CodeReason; to: CodeRecipient }) => {
  const { noAnswer } = useTexts('account');
  const { offline } = useTexts('logins');
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (!navigator.onLine) return setProblem(offline);
    setBusy(true);
    const sent = await sendCode(asked);
    setBusy(false);
    setProblem(sent.ok ? '' : sent.text || noAnswer);
    if (sent.ok) setResendAt(performance.now() + sent.resendAfter * 1000);
  };
  return { resendAt, problem, isBusy, send };
};
