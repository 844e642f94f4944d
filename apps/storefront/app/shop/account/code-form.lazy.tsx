import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import type { CodeRecipient, CodeSent, SignInResult } from '../../device/session/session-actions.ts';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { groupedPhone } from '../delivery/phone-number.ts';
import { FormEnd } from './form-end.lazy.tsx';
import { useAccountForm, valuesOf } from './use-account-form.lazy.ts';
import { useCountdown } from './use-countdown.lazy.ts';
import { useWebOtp } from './use-web-otp.lazy.ts';

const length = 6;
const names = ['code'] as const;

const digitsOf = (typed: string): string => latinDigits(typed).replaceAll(/\D/g, '').slice(0, length);

type ResendProps = {
  /** Sends another code. */
  send: () => Promise<CodeSent>;
  /** When another may be sent, on the clock of `performance.now()`. */
  resendAt: number;
};

/** Sends the code again, once a minute has passed. */
const Resend = ({ send, resendAt }: ResendProps) => {
  const texts = useTexts('account');
  const [until, setUntil] = useState(resendAt);
  const [said, setSaid] = useState('');
  const seconds = useCountdown(until);
  const resend = async () => {
    const sent = await send();
    setSaid(sent.ok ? texts.codeSentAgain : sent.text || texts.noAnswer);
    if (sent.ok) setUntil(performance.now() + sent.resendAfter * 1000);
  };
  return (
    <div className="grid justify-items-center text-center">
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center text-ink-soft tabular-nums">{texts.resendIn(seconds)}</p>
      ) : (
        <button
          className="press min-h-11 rounded-card px-3 font-semibold text-accent-ink hover:bg-sunken"
          onClick={() => void resend()}
          type="button"
        >
          {texts.resend}
        </button>
      )}
      <output className="text-sm text-ink-soft">{said}</output>
    </div>
  );
};

/** Whom a code was sent to, or a number of which only a part is shown. */
type SentTo = CodeRecipient | { masked: string };

const writtenRecipient = (to: SentTo): string => {
  if ('masked' in to) return to.masked;
  return 'email' in to ? to.email : groupedPhone(to.mobileNumber);
};

/** Where the code was sent to. */
const Recipient = ({ to }: { to: SentTo }) => (
  <p className="text-ink-soft">
    {useTexts('account').codeSentTo}{' '}
    <bdi className="font-semibold text-ink [overflow-wrap:anywhere]" dir="ltr">
      {writtenRecipient(to)}
    </bdi>
  </p>
);

/** The field of the digits. They run left to right, and begin where their label does. */
const CodeField = ({
  code,
  error,
  onCode,
}: {
  code: string;
  error: string | null;
  onCode: (code: string) => void;
}) => {
  const side = useStoreView().direction === 'rtl' ? 'text-end' : 'text-start';
  return (
    <TextField
      autoComplete="one-time-code"
      className={`text-2xl tracking-[0.4em] ${side}`}
      dir="ltr"
      enterKeyHint="go"
      error={error}
      id={`${useId()}-code`}
      inputMode="numeric"
      label={useTexts('account').code}
      name="code"
      onChange={({ target }) => onCode(digitsOf(target.value))}
      value={code}
    />
  );
};

/** Moves the focus to the form's field where that is typed next. */
const useFocusOf = (form: RefObject<HTMLFormElement | null>, takesFocus: boolean): void =>
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [form, takesFocus]);

export type CodeFormProps = Partial<ResendProps> & {
  /** Null where that is not known any more. */
  to: SentTo | null;
  label: string;
  /** Whether the code is typed next: it has just been asked for on the same page. */
  takesFocus?: boolean;
  check: (code: string) => Promise<SignInResult>;
  onDone: () => void;
  /** Other ways, below the button. */
  children?: ReactNode;
};

/**
 * Asks for the six digits that were sent; the last one sends them. They may be pasted, in digits of any script,
 * and phones offer them from the SMS.
 */
export const CodeForm = ({
  label,
  to,
  check,
  onDone,
  takesFocus = false,
  children,
  send,
  resendAt,
}: CodeFormProps) => {
  const texts = useTexts('account');
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const { handlers, errorOf, end } = useAccountForm({
    read: (given) => valuesOf(given, names),
    gapsOf: (fields) => (digitsOf(fields.code).length < length ? names : []),
    send: async (fields) => {
      const checked = await check(digitsOf(fields.code));
      if (!checked.ok) setCode('');
      return checked;
    },
    onDone,
  });
  useWebOtp(to === null || !('email' in to), (received) => setCode(digitsOf(received)));
  useEffect(() => {
    if (code.length === length) form.current?.requestSubmit();
  }, [code]);
  useFocusOf(form, takesFocus);
  return (
    <form {...handlers} className="grid gap-4" method="post" ref={form}>
      {to !== null && <Recipient to={to} />}
      <CodeField code={code} error={errorOf('code', texts.gapCode)} onCode={setCode} />
      <FormEnd {...end} busyLabel={texts.checkingCode} label={label} />
      {send !== undefined && resendAt !== undefined && <Resend resendAt={resendAt} send={send} />}
      {children}
    </form>
  );
};
