import { quietLink } from '../quiet-link.lazy.ts';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { verifyPasswordCode } from '../../../device/session/session-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { accountPaths } from '../account-paths.lazy.ts';
import { useWayBack } from '../use-way-back.lazy.ts';
import { CodeForm } from './code-form.lazy.tsx';
import { forgottenPassword, keepForgottenPassword } from './forgotten-password-state.lazy.ts';

/** Second step of a forgotten password: the code that was sent. Without one it leads to the first step. */
export const ForgotCodePage = () => {
  const texts = useTexts('account');
  const { code: store } = useStoreView();
  const navigate = useNavigate();
  const { state } = useWayBack();
  const [asked] = useState(forgottenPassword);
  const first = accountPaths.forgotPassword(store);
  useEffect(() => {
    if (asked === null) void navigate(first, { replace: true });
  }, [asked, first, navigate]);
  if (asked === null) return null;
  const check = async (code: string) => {
    const verified = await verifyPasswordCode({ to: asked.to, code });
    if (verified.ok) keepForgottenPassword({ ...asked, token: verified.token });
    return verified;
  };
  return (
    <CodeForm
      check={check}
      label={texts.goOn}
      onDone={() => void navigate(accountPaths.forgotPassword(store, 'change'), { replace: true, state })}
      reason="reset-password"
      resendAt={asked.resendAt}
      to={asked.to}
    >
      <Link className={`justify-self-center ${quietLink}`} replace state={state} to={first}>
        {'email' in asked.to ? texts.changeEmail : texts.changeNumber}
      </Link>
    </CodeForm>
  );
};
