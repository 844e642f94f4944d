import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { RefusalNote } from '../parts/failure-note.tsx';
import { askOnce } from '../provider-client/ask.ts';
import { refusalOf } from '../provider-client/desk-error.ts';
import { CodeField } from './code-field.tsx';
import { givePasskey, hasPasskeys } from '@dijla/ui-kit/passkeys.ts';
import type { DeskSession } from './use-session.ts';

const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

const byPassword = (form: HTMLFormElement): Promise<DeskSession> => {
  const code = textIn(form, 'code').trim();
  return askOnce('desk/sign-in', {
    body: {
      email: textIn(form, 'email').trim(),
      password: textIn(form, 'password'),
      ...(code !== '' && { code }),
    },
  });
};

const byPasskey = async (): Promise<DeskSession> => {
  const credential = await givePasskey(await askOnce('desk/begin-passkey-sign-in'));
  return askOnce('desk/sign-in-by-passkey', { body: { credential } as never });
};

/** How one signs in is tried, and what went wrong. */
const useSignIn = (onDone: (session: DeskSession) => void) => {
  const [isBusy, setIsBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = async (way: () => Promise<DeskSession>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      onDone(await way());
    } catch (error) {
      const isCodeNext = refusalOf(error)?.code === 'desk.code-needed';
      if (isCodeNext) setNeedsCode(true);
      else setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, needsCode, failure, attempt };
};

/**
 * Signs in by password, then by the code that the member's second factor asks for, or by a passkey alone.
 * `email` is filled in where it is known whose session ended.
 */
// oxlint-disable-next-line max-lines-per-function -- the fields of one form
export const SignInForm = ({
  email = '',
  onDone,
}: {
  email?: string;
  onDone: (session: DeskSession) => void;
}) => {
  const texts = useTexts('session');
  const { passkeyFailed } = texts;
  const id = useId();
  const { isBusy, needsCode, failure, attempt } = useSignIn(onDone);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    void attempt(() => byPassword(form));
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <TextField
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has nothing else to do
        autoFocus={email === ''}
        defaultValue={email}
        dir="ltr"
        error={null}
        id={`${id}-email`}
        label={texts.email}
        maxLength={254}
        name="email"
        readOnly={needsCode}
        required
        type="email"
      />
      <TextField
        autoComplete="current-password"
        dir="ltr"
        error={null}
        id={`${id}-password`}
        label={texts.password}
        maxLength={256}
        name="password"
        readOnly={needsCode}
        required
        type="password"
      />
      {needsCode && <CodeField isFirst />}
      {failure !== null &&
        (refusalOf(failure) === null ? (
          <p className="text-danger" role="alert">
            {passkeyFailed}
          </p>
        ) : (
          <RefusalNote error={failure} />
        ))}
      <button aria-busy={isBusy} className={deskButton.primary} type="submit">
        {isBusy ? texts.signingIn : texts.signIn}
      </button>
      {hasPasskeys() && (
        <button className={deskButton.quiet} onClick={() => void attempt(byPasskey)} type="button">
          {texts.byPasskey}
        </button>
      )}
    </form>
  );
};
