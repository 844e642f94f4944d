import { useState } from 'react';
import { signInByCode } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { CodeForm } from './code-form.lazy.tsx';
import { MobileForm } from './mobile-form.lazy.tsx';

/** Logs in by a code: first the number, then what was sent to it. */
export const LogInByCode = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('account');
  const [sent, setSent] = useState<{ mobileNumber: string; resendAt: number } | null>(null);
  if (sent === null) return <MobileForm onSent={setSent} />;
  const { mobileNumber, resendAt } = sent;
  return (
    <CodeForm
      check={(code) => signInByCode({ mobileNumber, code })}
      label={texts.logInNow}
      onDone={onDone}
      reason="log-in"
      resendAt={resendAt}
      to={{ mobileNumber }}
    >
      <p className="text-center text-sm text-ink-soft">{texts.codeNotCome}</p>
      <p className="text-center text-sm text-ink-soft">{texts.codeRisk}</p>
    </CodeForm>
  );
};
