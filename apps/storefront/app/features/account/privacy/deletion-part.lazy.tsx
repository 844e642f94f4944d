import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { type CodeRecipient, deleteAccount } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { AccountPart } from '../account-part.lazy.tsx';
import { CodeForm } from '../codes/code-form.lazy.tsx';
import { useSentCode } from '../codes/use-sent-code.lazy.ts';

type DeletionProps = {
  to: CodeRecipient;
  /** With the moment until which logging in keeps the account. */
  onDeleted: (deletesAt: string) => void;
};

/** What a deletion erases, what stays, and how it is taken back. */
const Effects = () => {
  const { whatGoes, whatStays, whatWaits, howToUndo } = useTexts('privacy');
  return (
    <ul className="grid gap-2">
      {[whatGoes, whatStays, whatWaits, howToUndo].map((text) => (
        <li className="flex items-start gap-2 leading-snug" key={text}>
          <Icon className="mt-0.5 size-4.5 text-accent-ink" name="info" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
};

/** The code that confirms a deletion, once it was asked for. */
const Confirmation = ({ to, onDeleted }: DeletionProps) => {
  const texts = useTexts('privacy');
  const { sendingCode } = useTexts('account');
  const { resendAt, problem, isBusy, send } = useSentCode({ reason: 'delete', to });
  if (resendAt !== null)
    return (
      <CodeForm
        check={(otp) => deleteAccount(otp, onDeleted)}
        label={texts.confirmDeletion}
        // The page has changed by then: who gives the account up is signed out.
        onDone={() => undefined}
        reason="delete"
        resendAt={resendAt}
        to={to}
      />
    );
  return (
    <>
      <button className={buttonStyle.primary} onClick={() => void send()} type="button">
        {isBusy ? sendingCode : texts.sendDeletionCode}
      </button>
      <output className="text-sm text-danger">{problem}</output>
    </>
  );
};

/** What a deletion does, and the code that confirms it. */
export const DeletionPart = (props: DeletionProps) => {
  const texts = useTexts('privacy');
  const { cancel } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPart icon="trash" intro={texts.deletionIntro} title={texts.deletion}>
      {isOpen ? (
        <>
          <Effects />
          <Confirmation {...props} />
        </>
      ) : null}
      <button
        className={`${buttonStyle.quiet} ${isOpen ? '' : 'justify-self-start'}`}
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {isOpen ? cancel : texts.deleteAccount}
      </button>
    </AccountPart>
  );
};
