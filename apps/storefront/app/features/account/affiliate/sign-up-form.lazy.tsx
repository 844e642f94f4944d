import { type SubmitEvent, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import { descriptionOf, FieldFrame, fieldStyle, TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { askAffiliate } from '../../../device/account/affiliate-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { isWebAddress } from './is-web-address.lazy.ts';
import { useSentForm } from './use-sent-form.lazy.ts';

type Typed = { website: string; message: string; terms: boolean };

/** Gaps of the form by the ids of its fields, in the order of the form. */
const gapsOf = ({ website, message, terms }: Typed) => ({
  'affiliate-website': !isWebAddress(website.trim()),
  'affiliate-message': message.trim() === '',
  'affiliate-terms': !terms,
});

const Message = ({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}) => {
  const id = 'affiliate-message';
  return (
    <FieldFrame error={error} id={id} label={useTexts('affiliate').message}>
      <textarea
        aria-describedby={descriptionOf(id, { error })}
        aria-invalid={error !== null}
        className={`${fieldStyle} min-h-28`}
        dir="auto"
        id={id}
        maxLength={1000}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        value={value}
      />
    </FieldFrame>
  );
};

const Terms = ({
  isGap,
  checked,
  onChange,
}: {
  isGap: boolean;
  checked: boolean;
  onChange: (terms: boolean) => void;
}) => {
  const texts = useTexts('affiliate');
  return (
    <div>
      <CheckRow
        aria-describedby={isGap ? 'affiliate-terms-error' : undefined}
        aria-invalid={isGap}
        checked={checked}
        id="affiliate-terms"
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        title={texts.terms}
      />
      <p className="font-medium text-danger empty:hidden" id="affiliate-terms-error">
        {isGap ? texts.termsGap : null}
      </p>
    </div>
  );
};

/** What was typed, its gaps once sending was tried, and sending itself; a tap moves to the first gap. */
const useSignUp = (website: string, onDone: () => void) => {
  const [typed, setTyped] = useState<Typed>({ website, message: '', terms: false });
  const [isTried, setTried] = useState(false);
  const { isSending, send } = useSentForm();
  const gaps = gapsOf(typed);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const gap = Object.entries(gaps).find(([, isGap]) => isGap)?.[0];
    if (gap !== undefined) return document.getElementById(gap)?.focus();
    const signup = {
      referral_website: typed.website.trim(),
      signup_message: typed.message,
      terms_accepted: true as const,
    };
    if ((await send(() => askAffiliate('affiliate/sign-up', { body: { signup } }))) !== null) onDone();
  };
  return {
    typed,
    isSending,
    isGap: (id: keyof typeof gaps) => isTried && gaps[id],
    set: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    submit,
  };
};

/** Asks the shop to be a partner. */
export const SignUpForm = ({ website = '', onDone }: { website?: string; onDone: () => void }) => {
  const texts = useTexts('affiliate');
  const { typed, isSending, isGap, set, submit } = useSignUp(website, onDone);
  return (
    <form className="grid max-w-xl grid-cols-1 gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{texts.plainIntro}</p>
      <TextField
        autoComplete="url"
        dir="ltr"
        error={isGap('affiliate-website') ? texts.validUrl : null}
        hint={texts.websiteHint}
        id="affiliate-website"
        inputMode="url"
        label={texts.website}
        maxLength={255}
        onChange={({ currentTarget }) => set({ website: currentTarget.value })}
        value={typed.website}
      />
      <Message
        error={isGap('affiliate-message') ? texts.messageGap : null}
        onChange={(message) => set({ message })}
        value={typed.message}
      />
      <Terms checked={typed.terms} isGap={isGap('affiliate-terms')} onChange={(terms) => set({ terms })} />
      <button
        aria-busy={isSending}
        className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
        type="submit"
      >
        {isSending ? texts.sending : texts.signUp}
      </button>
    </form>
  );
};
