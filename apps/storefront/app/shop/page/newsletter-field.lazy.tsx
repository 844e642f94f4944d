import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useIsLive } from '@dijla/ui-kit/hooks/use-is-live.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';

/** Signs an address up, and says what came of it. */
const useSignUp = () => {
  const texts = useTexts('frame');
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (isBusy) return;
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return setError(texts.newsletterWrong);
    setBusy(true);
    const sent = await import('../../device/newsletter-actions.ts').then(
      ({ subscribe }) => subscribe(email),
      () => ({ ok: false as const, text: '' }),
    );
    setBusy(false);
    if (!sent.ok) return setError(sent.text || texts.notSaved);
    setSaid(sent.result === 'subscribed' ? texts.newsletterDone : texts.newsletterSent);
  };
  return { error, said, isBusy, setError, submit };
};

/**
 * Signs an address up to the newsletter; what sends it loads when it is sent. In the footer the field says
 * what it is for; `label` names it where the page has said so.
 */
export const NewsletterField = ({ label }: { label?: string }) => {
  const texts = useTexts('frame');
  const id = useId();
  const isLive = useIsLive();
  const { error, said, isBusy, setError, submit } = useSignUp();
  if (said !== '') return <output className="block max-w-sm font-medium text-success">{said}</output>;
  return (
    <form
      className="grid max-w-sm gap-2 noscript:hidden"
      method="post"
      noValidate
      onChange={() => setError(null)}
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        autoComplete="email"
        dir="ltr"
        error={error}
        {...(label === undefined && { hint: texts.newsletterHint })}
        id={id}
        inputMode="email"
        label={label ?? texts.newsletter}
        maxLength={254}
        name="email"
        type="email"
      />
      <button
        aria-busy={isBusy}
        className={`${buttonStyle[label === undefined ? 'quietOnSunken' : 'primary']} justify-self-start`}
        disabled={!isLive}
        type="submit"
      >
        {texts.newsletterSend}
      </button>
    </form>
  );
};
