import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { confirmOrderByCode, type OwnOrder, sendOrderCode } from '../../device/confirm-order-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { CodeForm } from '../account/code-form.lazy.tsx';
import { groupedPhone } from '../delivery/phone-number.ts';

type CodeToConfirmProps = {
  order: OwnOrder & {
    /** The telephone that the code goes to. */
    phone: string;
    /** Whether the shop waits for it to be confirmed. */
    isAwaited: boolean;
  };
  /** Called once it is confirmed, to read it anew. */
  onConfirmed: () => void;
};

/** Says where the code goes, and sends it. `onSent` gets when another may be sent, on the clock of `performance.now()`. */
const CodeSender = ({
  own,
  phone,
  onSent,
}: {
  own: OwnOrder;
  phone: string;
  onSent: (at: number) => void;
}) => {
  const texts = useTexts('orderCode');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const sent = await sendOrderCode(own);
    setBusy(false);
    setProblem(sent.ok ? '' : sent.text || texts.noAnswer);
    if (sent.ok) onSent(performance.now() + sent.resendAfter * 1000);
  };
  return (
    <>
      <p className="text-ink-soft">{texts.text(`\u2066${groupedPhone(phone)}\u2069`)}</p>
      <p className="font-medium text-danger empty:hidden" role="alert">
        {problem}
      </p>
      <button
        aria-busy={isBusy}
        className={`${buttonStyle.primary} md:justify-self-start`}
        onClick={() => void send()}
        type="button"
      >
        {isBusy ? texts.sending : texts.send}
      </button>
    </>
  );
};

/** Asks the buyer of an order that waits to be confirmed for a code, which an SMS brings once it is asked for. */
export const CodeToConfirm = ({ order, onConfirmed }: CodeToConfirmProps) => {
  const texts = useTexts('orderCode');
  const [resendAt, setResendAt] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);
  const { phone, isAwaited, ...own } = order;
  if (isDone)
    return (
      <output className="flex w-full items-start gap-3 rounded-card bg-success-soft px-4 py-3 text-start">
        <Icon className="mt-0.5 size-5 shrink-0 text-success" name="check" />
        {texts.confirmed}
      </output>
    );
  if (!isAwaited) return null;
  const finish = (): void => {
    setDone(true);
    onConfirmed();
  };
  return (
    <section className="grid w-full grid-cols-1 gap-3 rounded-sheet bg-surface p-4 text-start inset-ring-1 inset-ring-line md:p-6">
      <h2 className="text-xl md:text-2xl">{texts.title}</h2>
      {resendAt === null ? (
        <CodeSender onSent={setResendAt} own={own} phone={phone} />
      ) : (
        <CodeForm
          check={(code) => confirmOrderByCode({ ...own, code })}
          label={texts.confirm}
          onDone={finish}
          resendAt={resendAt}
          send={() => sendOrderCode(own)}
          takesFocus
          to={{ mobileNumber: phone }}
        />
      )}
    </section>
  );
};
