import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CodeRecipient, setForgottenPassword } from '../../../device/session/session-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { accountPaths } from '../account-paths.lazy.ts';
import { PasswordField } from '../../../shop/account/password-field.lazy.tsx';
import { isPassword } from '../../../shop/account/account-rules.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';
import { forgottenPassword, keepForgottenPassword } from './forgotten-password-state.lazy.ts';

const names = ['password', 'passwordRepeat'] as const;

type Granted = { to: CodeRecipient; token: string };

/** Reads what allows a new password: the link of an e-mail, whose part behind the # leaves the address, or a code. */
const readGranted = (): Granted | null => {
  const link = new URLSearchParams(location.hash.slice(1));
  const [email, token] = [link.get('email'), link.get('token')];
  if (email !== null && token !== null) return { to: { email }, token };
  const asked = forgottenPassword();
  return asked === null || asked.token === null ? null : { to: asked.to, token: asked.token };
};

const Form = ({ granted, onDone }: { granted: Granted; onDone: () => void }) => {
  const texts = useTexts('account');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: ({ password, passwordRepeat }) =>
      names.filter((name) => (name === 'password' ? !isPassword(password) : passwordRepeat !== password)),
    hindrance: () => (navigator.onLine ? null : texts.passwordOffline),
    send: ({ password }) => setForgottenPassword({ ...granted, password }),
    named: { password: texts.password },
    onDone: () => {
      keepForgottenPassword(null);
      showNotification({ type: 'success', message: texts.passwordChanged });
      onDone();
    },
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      {/* Tells a password manager whose password this is. */}
      <input
        autoComplete="username"
        hidden
        readOnly
        value={'email' in granted.to ? granted.to.email : granted.to.mobileNumber}
      />
      <PasswordField
        autoComplete="new-password"
        error={errorOf('password', texts.shortPassword)}
        hint={texts.passwordHint}
        id={`${id}-new`}
        label={texts.newPassword}
        name="password"
      />
      <PasswordField
        autoComplete="new-password"
        enterKeyHint="go"
        error={errorOf('passwordRepeat', texts.differentPassword)}
        id={`${id}-repeat`}
        label={texts.repeatPassword}
        name="passwordRepeat"
      />
      <FormEnd {...end} busyLabel={texts.saving} label={texts.changePassword} />
    </form>
  );
};

/** Last step of a forgotten password, and where the link in an e-mail leads. */
export const NewPasswordPage = ({ onDone }: { onDone: () => void }) => {
  const { code } = useStoreView();
  const navigate = useNavigate();
  const [granted] = useState(readGranted);
  const first = accountPaths.forgotPassword(code);
  useEffect(() => {
    if (granted === null) void navigate(first, { replace: true });
    else if (location.hash !== '')
      void navigate(accountPaths.forgotPassword(code, 'change'), { replace: true, preventScrollReset: true });
  }, [granted, first, code, navigate]);
  return granted === null ? null : <Form granted={granted} onDone={onDone} />;
};
