import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { LogInByCode } from './codes/log-in-by-code.lazy.tsx';
import { LogInForm } from './log-in-form.lazy.tsx';

/** Logging in by password, or by a code sent to a mobile number. */
export const LogIn = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('account');
  const [isByCode, setByCode] = useState(false);
  return (
    <div className="grid gap-3">
      {isByCode ? <LogInByCode onDone={onDone} /> : <LogInForm onDone={onDone} />}
      <button className={buttonStyle.quiet} onClick={() => setByCode(!isByCode)} type="button">
        {isByCode ? texts.logInByPassword : texts.logInByCode}
      </button>
    </div>
  );
};
