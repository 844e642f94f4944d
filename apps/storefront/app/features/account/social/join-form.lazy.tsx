import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId } from 'react';
import { joinBySocialLogin } from '../../../device/session/social-login-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { PasswordField } from '../../../shop/account/password-field.lazy.tsx';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';

const names = ['username', 'password'] as const;

/** Asks for the password of an account, which then opens by the login provider too. */
export const JoinForm = ({ username, onDone }: { username: string; onDone: () => void }) => {
  const texts = useTexts('account');
  const side = useStoreView().direction === 'rtl' ? 'text-end' : 'text-start';
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => names.filter((name) => fields[name].trim() === ''),
    send: (fields) => joinBySocialLogin({ username: fields.username.trim(), password: fields.password }),
    failed: texts.loginFailed,
    onDone,
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        className={side}
        defaultValue={username}
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
      <FormEnd {...end} busyLabel={texts.loggingIn} label={texts.logInNow} />
    </form>
  );
};
