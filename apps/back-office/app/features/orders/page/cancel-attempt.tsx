import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { useRefusalText } from '../../../parts/refusal-text.ts';
import { useMay } from '../../../session/use-session.ts';
import { showToast } from '../../../undo/toast-state.ts';
import type { AttemptProps } from './attempt-types.ts';

/** States in which a payment may still be made at its gateway. */
const open: ReadonlySet<string> = new Set(['unknown', 'pending', 'authorised']);

/** Has the gateway cancel a payment that may still be made, once that is confirmed; nothing of any other. */
export const CancelAttempt = ({ attempt, work }: Pick<AttemptProps, 'attempt' | 'work'>) => {
  const texts = useTexts('order').attempts;
  const { close } = useTexts('common');
  const textOf = useRefusalText();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const { provider_ref: id, state } = attempt;
  if (id === null || !open.has(state) || !may('orders.cancel')) return null;
  const cancel = async (): Promise<void> => {
    try {
      await work.make('desk/cancel-payment', { body: { payment_id: id }, done: texts.paymentCanceled });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
  return (
    <>
      <button
        className={`${deskButton.quiet} justify-self-start`}
        onClick={() => setAsking(true)}
        type="button"
      >
        {texts.cancelPayment}
      </button>
      {isAsking && (
        <ConfirmDialog
          cancelLabel={close}
          confirmLabel={texts.cancelPayment}
          isDangerous
          onClose={() => setAsking(false)}
          onConfirm={() => void cancel()}
          title={texts.cancelQuestion}
        >
          {texts.cancelHelp}
        </ConfirmDialog>
      )}
    </>
  );
};
