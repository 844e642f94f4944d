import { quietLink } from './quiet-link.lazy.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { accountPaths } from './account-paths.lazy.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { signIn } from '../../device/session/session-actions.ts';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { FormEnd } from '../../shop/account/form-end.lazy.tsx';
import { PasswordField } from '../../shop/account/password-field.lazy.tsx';
import { useAccountForm, valuesOf } from '../../shop/account/use-account-form.lazy.ts';

const names = ['username', 'password'] as const;

/** The login form: e-mail address or mobile number, and password (spec 2 §4). */
export const LogInForm = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('account');
  const { code, direction } = useStoreView();
  const side = direction === 'rtl' ? 'text-end' : 'text-start';
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => names.filter((name) => fields[name].trim() === ''),
    send: ({ username, password }) => signIn({ username: username.trim(), password }),
    failed: texts.loginFailed,
    onDone,
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <TextField
        autoCapitalize="none"
        autoComplete="username webauthn"
        className={side}
        dir="ltr"
        enterKeyHint="next"
        error={errorOf('username', texts.gapUsername)}
        id={`${id}-username`}
        label={texts.username}
        name="username"
        spellCheck={false}
      />
      <PasswordField
        autoComplete="current-password"
        enterKeyHint="go"
        error={errorOf('password', texts.gapPassword)}
        id={`${id}-password`}
        label={texts.password}
        name="password"
      />
      <Link className={`-my-2 justify-self-start ${quietLink}`} to={accountPaths.forgotPassword(code)}>
        {texts.forgotPassword}
      </Link>
      <FormEnd {...end} busyLabel={texts.loggingIn} label={texts.logInNow} />
    </form>
  );
};
