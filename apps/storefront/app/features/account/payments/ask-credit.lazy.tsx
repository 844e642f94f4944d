import type { AccountPayments } from '@dijla/contract/client';
import { type SubmitEvent, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { askForCredit } from '../../../device/account/account-payments-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';

type Offer = AccountPayments['may_ask'][number];

/** Least letters or digits, as the shop asks for them. */
const least = { organization: 2, reference: 3 } as const;

type Typed = { organization: string; reference: string };

/** What is asked for a credit line: who, and under what number there. */
const AskForm = ({ method, onAsked }: Pick<Offer, 'method'> & { onAsked: () => void }) => {
  const texts = useTexts('accountPayments');
  const [typed, setTyped] = useState<Typed>({ organization: '', reference: '' });
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isGap = (name: keyof Typed): boolean => typed[name].trim().length < least[name];
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const gap = (['organization', 'reference'] as const).find(isGap);
    if (gap !== undefined) {
      document.getElementById(`${method}-${gap}`)?.focus();
      return;
    }
    if (isSending) return;
    setSending(true);
    const answer = await askForCredit({ method, ...typed });
    setSending(false);
    if (answer.ok) onAsked();
    else setProblem(answer.text || texts.notSent);
  };
  const field = (name: keyof Typed, gapText: string) => (
    <TextField
      error={isTried && isGap(name) ? gapText : null}
      id={`${method}-${name}`}
      label={texts[name][method]}
      onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
      value={typed[name]}
    />
  );
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      {field('organization', texts.gapOrganization)}
      {field('reference', texts.gapReference)}
      <p className="font-medium text-danger empty:hidden" role="alert">
        {problem}
      </p>
      <button
        aria-busy={isSending}
        className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
        type="submit"
      >
        {isSending ? texts.sending : texts.send}
      </button>
    </form>
  );
};

/** The credit lines a customer may ask the shop for; the form opens by a button. */
export const AskCredit = ({ offers, onAsked }: { offers: readonly Offer[]; onAsked: () => void }) => {
  const texts = useTexts('accountPayments');
  const [opened, setOpened] = useState<Offer['method'] | null>(null);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{texts.askTitle}</h2>
      {offers.map(({ method, title }) => (
        <div
          className="grid gap-3 rounded-sheet bg-surface p-4 inset-ring-1 inset-ring-line md:p-6"
          key={method}
        >
          <div className="grid gap-1">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-ink-soft">{texts.ask[method]}</p>
          </div>
          {opened === method ? (
            <AskForm method={method} onAsked={onAsked} />
          ) : (
            <button
              className={`${buttonStyle.quiet} justify-self-start`}
              onClick={() => setOpened(method)}
              type="button"
            >
              {texts.begin}
            </button>
          )}
        </div>
      ))}
    </section>
  );
};
