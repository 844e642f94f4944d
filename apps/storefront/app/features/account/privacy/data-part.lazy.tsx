import { useId, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { type CodeRecipient, loadPersonalData } from '../../../device/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { PasswordField } from '../../../shop/account/password-field.lazy.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AccountPart } from '../account-part.lazy.tsx';
import { CodeForm } from '../codes/code-form.lazy.tsx';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { quietLink } from '../quiet-link.lazy.ts';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';
import { downloadJson } from './download-json.lazy.ts';
import { useSentCode } from './use-sent-code.lazy.ts';

const names = ['password'] as const;

type DataProps = { username: string; to: CodeRecipient };

const PasswordForm = ({
  username,
  load,
  onDone,
}: {
  username: string;
  load: (proof: { password: string }) => ReturnType<typeof loadPersonalData>;
  onDone: () => void;
}) => {
  const texts = useTexts('privacy');
  const account = useTexts('account');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: ({ password }) => (password === '' ? names : []),
    hindrance: () => (navigator.onLine ? null : texts.offline),
    send: load,
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
        hint={texts.dataPassword}
        id={`${id}-password`}
        label={account.password}
        name="password"
      />
      <FormEnd {...end} busyLabel={texts.downloading} label={texts.getData} />
    </form>
  );
};

/** Everything the shop keeps about the customer, as a file, by the password or by a code. */
export const DataPart = ({ username, to }: DataProps) => {
  const texts = useTexts('privacy');
  const { sendingCode } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  const { resendAt, problem, isBusy, send } = useSentCode({ reason: 'export', to });
  const load = async (proof: { password: string } | { otp: string }) => {
    const loaded = await loadPersonalData(proof);
    if (loaded.ok) downloadJson(loaded.result, texts.fileName(loaded.result.made_at.slice(0, 10)));
    return loaded;
  };
  const onDone = () => {
    showNotification({ type: 'success', message: texts.dataReady });
    setOpen(false);
  };
  return (
    <AccountPart icon="file" intro={texts.dataIntro} title={texts.data}>
      {!isOpen && (
        <button
          className={`${buttonStyle.quiet} justify-self-start`}
          onClick={() => setOpen(true)}
          type="button"
        >
          {texts.getData}
        </button>
      )}
      {isOpen && resendAt !== null && (
        <CodeForm
          check={(otp) => load({ otp })}
          label={texts.getData}
          onDone={onDone}
          reason="export"
          resendAt={resendAt}
          to={to}
        />
      )}
      {isOpen && resendAt === null && (
        <>
          <PasswordForm load={load} onDone={onDone} username={username} />
          <button className={quietLink} onClick={() => void send()} type="button">
            {isBusy ? sendingCode : texts.byCode}
          </button>
          <output className="text-sm text-danger">{problem}</output>
        </>
      )}
    </AccountPart>
  );
};
