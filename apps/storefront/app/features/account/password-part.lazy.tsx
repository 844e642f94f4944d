import { useId, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../../shop/page/notification-state.ts';
import { changePassword } from '../../device/session/session-actions.ts';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { AccountPart, actStyle } from './account-part.lazy.tsx';
import { FormEnd } from '../../shop/account/form-end.lazy.tsx';
import { PasswordField } from '../../shop/account/password-field.lazy.tsx';
import { useAccountForm, valuesOf } from '../../shop/account/use-account-form.lazy.ts';

const names = ['currentPassword', 'newPassword'] as const;

type FormProps = { username: string; onChanged: () => void; onDone: () => void };

const Form = ({ username, onChanged, onDone }: FormProps) => {
  const texts = useTexts('account');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: ({ currentPassword, newPassword }) =>
      names.filter((name) => (name === 'currentPassword' ? currentPassword === '' : newPassword.length < 8)),
    // A password is never queued: it is sent to the provider now or not at all (spec 2 §5).
    hindrance: () => (navigator.onLine ? null : texts.passwordOffline),
    send: changePassword,
    named: { newPassword: texts.newPassword, currentPassword: texts.password },
    onDone: () => {
      showNotification({ type: 'success', message: texts.passwordChanged });
      onChanged();
      onDone();
    },
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      {/* Tells a password manager whose password this is. */}
      <input autoComplete="username" hidden readOnly value={username} />
      <PasswordField
        autoComplete="current-password"
        error={errorOf('currentPassword', texts.gapPassword)}
        id={`${id}-current`}
        label={texts.currentPassword}
        name="currentPassword"
      />
      <PasswordField
        autoComplete="new-password"
        error={errorOf('newPassword', texts.shortPassword)}
        hint={texts.passwordHint}
        id={`${id}-new`}
        label={texts.newPassword}
        name="newPassword"
      />
      <FormEnd {...end} busyLabel={texts.saving} label={texts.changePassword} />
      <button className={buttonStyle.quiet} onClick={onDone} type="button">
        {texts.cancel}
      </button>
    </form>
  );
};

/** The section for changing the password. */
export const PasswordPart = ({ username, onChanged }: Pick<FormProps, 'username' | 'onChanged'>) => {
  const texts = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  const act = isOpen ? undefined : (
    <button
      aria-label={texts.changePassword}
      className={actStyle}
      onClick={() => setOpen(true)}
      type="button"
    >
      {texts.change}
    </button>
  );
  return (
    <AccountPart
      act={act}
      icon="lock"
      intro={isOpen ? texts.changePasswordIntro : undefined}
      title={isOpen ? texts.changePassword : texts.password}
    >
      {isOpen && <Form onChanged={onChanged} onDone={() => setOpen(false)} username={username} />}
    </AccountPart>
  );
};
