import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { hasPasskeys } from '@dijla/ui-kit/passkeys.ts';
import { LogInByCode } from './codes/log-in-by-code.lazy.tsx';
import { PasskeyLogIn } from './passkeys/passkey-log-in.lazy.tsx';
import { LogInForm } from './log-in-form.lazy.tsx';

/** Logging in by password, by a code sent to a mobile number, or by a passkey. */
export const LogIn = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('account');
  const [isByCode, setByCode] = useState(false);
  return (
    <div className="grid gap-3">
      {isByCode ? <LogInByCode onDone={onDone} /> : <LogInForm onDone={onDone} />}
      <button className={buttonStyle.quiet} onClick={() => setByCode(!isByCode)} type="button">
        {isByCode ? texts.logInByPassword : texts.logInByCode}
      </button>
      {hasPasskeys() && <PasskeyLogIn onDone={onDone} />}
    </div>
  );
};
