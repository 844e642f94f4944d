import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

export type Case = DeskResult<'desk/payment-cases'>['items'][number];
type Done = 'given-back' | 'kept' | 'no-money';
type Values = { done: Done; note: string };

const beginning: Values = { done: 'given-back', note: '' };

/** Says what was done about a payment; its money is given back at the order. */
export const DecideCaseSheet = ({ payment, onClose }: { payment: Case; onClose: () => void }) => {
  const texts = useTexts('payments');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const save = async ({ done, note }: Values): Promise<void> => {
    await ask('desk/decide-payment-case', {
      params: { attemptId: payment.attempt_id },
      body: { done, note: note.trim() },
    });
    showToast({ type: 'success', message: texts.decided });
    await client.invalidateQueries({ queryKey: ['desk/payment-cases'] });
    onClose();
  };
  const ways = (['given-back', 'kept', 'no-money'] as const).map((value) => ({
    value,
    label: texts.doneWays[value],
  }));
  const { provider, provider_ref: ref, provider_status: status } = payment;
  return (
    <Sheet
      closeLabel={close}
      from="end"
      onClose={onClose}
      title={texts.caseOf(`\u2066${payment.order_number}\u2069`)}
    >
      <div className="grid gap-1 pb-3">
        <p className="text-warning">{texts.cases[payment.case]}</p>
        <p className="text-lg font-semibold">
          <Amount minor={payment.amount} unit={payment.unit} />
        </p>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          <bdi dir="ltr">{[provider, ref, status].filter(Boolean).join(' · ')}</bdi>
        </p>
        <Link className={`${deskButton.quiet} justify-self-start`} to={paths.order(payment.order_id)}>
          {texts.seeOrder}
        </Link>
      </div>
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.decide}>
        <FormSelect choices={ways} label={texts.done} name="done" />
        <FormText hint={texts.noteHint} isRequired label={texts.note} maxLength={500} name="note" />
      </ResourceForm>
    </Sheet>
  );
};
