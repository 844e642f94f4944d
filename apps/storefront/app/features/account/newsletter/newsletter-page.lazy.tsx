import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useState } from 'react';
import { readSubscription, subscribe, unsubscribe } from '../../../device/newsletter-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { NewsletterChoice } from '../../../shop/newsletter/newsletter-choice.lazy.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

type State = 'unread' | 'failed' | 'on' | 'off';

/** Reads whether the customer gets the newsletter, and changes it. */
const useSubscription = (email: string) => {
  const texts = useTexts('newsletter');
  const [state, setState] = useState<State>('unread');
  const [isBusy, setBusy] = useState(false);
  const read = () => {
    void readSubscription(email).then((answer) =>
      setState(answer.ok ? (answer.result === 'subscribed' ? 'on' : 'off') : 'failed'),
    );
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once for an address
  useEffect(read, [email]);
  const set = async (isOn: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await (isOn ? subscribe(email) : unsubscribe(email));
    setBusy(false);
    if (!answer.ok) return showNotification({ type: 'error', message: answer.text || texts.noAnswer });
    // An address that the customer has not proved to be hers is asked by a message first.
    const isAsked = isOn && answer.result !== 'subscribed';
    setState(isOn && !isAsked ? 'on' : 'off');
    if (isAsked) return showNotification({ type: 'info', message: texts.asked });
    return showNotification({ type: 'success', message: isOn ? texts.turnedOn : texts.turnedOff });
  };
  return { state, isBusy, read, set };
};

const Preference = ({ email }: { email: string }) => {
  const texts = useTexts('newsletter');
  const { tryAgain } = useTexts('account');
  const { state, isBusy, read, set } = useSubscription(email);
  if (state === 'unread') return <span aria-busy className="skeleton block h-20 w-full" />;
  if (state === 'failed')
    return (
      <div className="grid justify-items-start gap-3">
        <output className="text-ink-soft">{texts.noAnswer}</output>
        <button className={buttonStyle.quiet} onClick={read} type="button">
          {tryAgain}
        </button>
      </div>
    );
  return (
    <>
      <label className="flex min-h-12 items-start gap-3 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
        <input
          aria-busy={isBusy}
          aria-checked={state === 'on'}
          aria-label={texts.preference}
          checked={state === 'on'}
          className="mt-0.5 size-5 accent-accent"
          onChange={({ target }) => void set(target.checked)}
          role="switch"
          type="checkbox"
        />
        <span className="grid min-w-0 gap-1">
          <span className="font-medium">{texts.preference}</span>
          <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
            {texts.goesTo} <bdi dir="ltr">{email}</bdi>
          </span>
        </span>
      </label>
      {state === 'on' && <NewsletterChoice />}
    </>
  );
};

/** Whether the customer gets the newsletter. */
export const NewsletterPage = () => {
  const { newsletter: title } = useTexts('account');
  const texts = useTexts('newsletter');
  return (
    <AccountFrame place="newsletter" title={title}>
      {({ email }) => (
        <>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="text-ink-soft">{texts.intro}</p>
          <Preference email={email} />
        </>
      )}
    </AccountFrame>
  );
};
