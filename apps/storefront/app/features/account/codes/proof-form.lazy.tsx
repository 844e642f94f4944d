import type { FreshProof } from '@dijla/device/session/account/passkeys';
import { useId } from 'react';
import type { CodeReason, CodeRecipient, SignInResult } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { PasswordField } from '../../../shop/account/password-field.lazy.tsx';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { quietLink } from '../quiet-link.lazy.ts';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';
import { CodeForm } from './code-form.lazy.tsx';
import { useSentCode } from './use-sent-code.lazy.ts';

const names = ['password'] as const;

type ProofFormProps = {
  /** Whose password is asked for. */
  username: string;
  to: CodeRecipient;
  reason: CodeReason;
  /** Why it is asked for. */
  hint: string;
  label: string;
  busyLabel: string;
  send: (proof: FreshProof) => Promise<SignInResult>;
  onDone: () => void;
};

const PasswordForm = ({ username, hint, label, busyLabel, send, onDone }: ProofFormProps) => {
  const { offline } = useTexts('logins');
  const account = useTexts('account');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: ({ password }) => (password === '' ? names : []),
    hindrance: () => (navigator.onLine ? null : offline),
    send: ({ password }) => send({ password }),
    onDone,
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      {/* Tells a password manager whose password this is. */}
      <input autoComplete="username" hidden readOnly value={username} />
      <PasswordField
        autoComplete="current-password"
        enterKeyHint="go"
        error={errorOf('password', account.gapPassword)}
        hint={hint}
        id={`${id}-password`}
        label={account.password}
        name="password"
      />
      <FormEnd {...end} busyLabel={busyLabel} label={label} />
    </form>
  );
};

/** Asks for the password, or for a code that is sent, before something that a stolen session must not do. */
export const ProofForm = (props: ProofFormProps) => {
  const { byCode } = useTexts('logins');
  const { sendingCode } = useTexts('account');
  const { reason, to, label, send, onDone } = props;
  const code = useSentCode({ reason, to });
  if (code.resendAt !== null)
    return (
      <CodeForm
        check={(otp) => send({ otp })}
        label={label}
        onDone={onDone}
        reason={reason}
        resendAt={code.resendAt}
        to={to}
      />
    );
  return (
    <>
      <PasswordForm {...props} />
      <button className={quietLink} onClick={() => void code.send()} type="button">
        {code.isBusy ? sendingCode : byCode}
      </button>
      <output className="text-sm text-danger empty:hidden">{code.problem}</output>
    </>
  );
};
