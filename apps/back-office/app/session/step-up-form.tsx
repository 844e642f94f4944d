import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { FailureNote, RefusalNote } from '../parts/failure-note.tsx';
import { ask } from '../provider-client/ask.ts';
import { refusalOf } from '../provider-client/desk-error.ts';
import { useCall } from '../provider-client/use-call.ts';
import { CodeField } from './code-field.tsx';
import { givePasskey, hasPasskeys } from '@dijla/ui-kit/passkeys.ts';

const bodyIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Gives the second factor again: a code, a passkey, or for the demo's owner the password. */
// oxlint-disable-next-line max-lines-per-function -- one form with the ways a member has
export const StepUpForm = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('session');
  const id = useId();
  const ways = useCall('desk/begin-step-up');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const give = async (body: () => Promise<object>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await ask('desk/step-up', { body: (await body()) as never });
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    void give(async () => bodyIn(form));
  };
  if (ways.isError) return <FailureNote error={ways.error} onRetry={() => void ways.refetch()} />;
  if (!ways.isSuccess) return null;
  const { passkey } = ways.data;
  const has = (way: (typeof ways.data.ways)[number]): boolean => ways.data.ways.includes(way);
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <p className="text-ink-soft">
        {has('code') || passkey !== null ? texts.stepUpText : texts.stepUpPassword}
      </p>
      {has('code') && <CodeField isFirst />}
      {has('password') && !has('code') && (
        <TextField
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the dialog asks for
          autoFocus
          dir="ltr"
          error={null}
          id={id}
          label={texts.password}
          name="password"
          required
          type="password"
        />
      )}
      {failure !== null &&
        (refusalOf(failure) === null ? (
          <p className="text-danger" role="alert">
            {texts.passkeyFailed}
          </p>
        ) : (
          <RefusalNote error={failure} />
        ))}
      {(has('code') || has('password')) && (
        <button aria-busy={isBusy} className={deskButton.primary} type="submit">
          {texts.confirm}
        </button>
      )}
      {passkey !== null && hasPasskeys() && (
        <button
          className={deskButton.quiet}
          onClick={() => void give(async () => ({ credential: await givePasskey(passkey) }))}
          type="button"
        >
          {texts.withPasskey}
        </button>
      )}
    </form>
  );
};
