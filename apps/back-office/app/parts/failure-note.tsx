import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from './button-styles.ts';
import { DeskIcon } from './desk-icon.tsx';
import { useRefusalText } from './refusal-text.ts';

/** Says in words why something was not done. */
export const RefusalNote = ({ error }: { error: unknown }) => (
  <p className="flex items-start gap-2 rounded-card bg-danger-soft px-3 py-2 text-danger" role="alert">
    <DeskIcon className="mt-0.5 size-5" name="alert" />
    {useRefusalText()(error)}
  </p>
);

/** In place of what could not be read: why, and one way on. */
export const FailureNote = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { tryAgain } = useTexts('common');
  return (
    <div className="grid max-w-xl justify-items-start gap-3 py-6">
      <RefusalNote error={error} />
      <button className={deskButton.quiet} onClick={onRetry} type="button">
        {tryAgain}
      </button>
    </div>
  );
};
