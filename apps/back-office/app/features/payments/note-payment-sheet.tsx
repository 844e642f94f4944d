import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';
import { useAskOnce } from '../../provider-client/use-ask-once.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import type { Line } from './decide-line-sheet.tsx';

type Way = 'payroll' | 'transfer' | 'cash';
type Values = { amount: string; by: Way; reference: string };

/** What of a line is to be paid by now; else what is due next, or all that is owed. */
const dueNow = ({ overdue, owed, plans }: Line): number => {
  const [next] = plans
    .flatMap(({ installments }) => installments)
    .filter(({ amount, paid }) => paid < amount)
    .toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1));
  return overdue > 0 ? overdue : (next && next.amount - next.paid) || Math.max(owed, 0);
};

/** Notes that money has come for a credit line. */
// oxlint-disable-next-line max-lines-per-function -- a form, what it begins with and how it is saved
export const NotePaymentSheet = ({ line, onClose }: { line: Line; onClose: () => void }) => {
  const texts = useTexts('payments');
  const { close, currency } = useTexts('common');
  const client = useQueryClient();
  const askOnce = useAskOnce();
  const { scale, code } = line.unit;
  const beginning = useMemo<Values>(
    () => ({
      amount: amountToType(dueNow(line), scale),
      by: line.method === 'b2b_credit' ? 'transfer' : 'payroll',
      reference: '',
    }),
    [line, scale],
  );
  const save = async ({ amount, by, reference }: Values): Promise<void> => {
    await askOnce('desk/note-credit-payment', {
      params: { lineId: String(line.id) },
      body: {
        amount: typedAmount(amount, scale) ?? 0,
        by,
        ...(reference.trim() !== '' && { reference: reference.trim() }),
      },
    });
    showToast({ type: 'success', message: texts.noted });
    await client.invalidateQueries();
    onClose();
  };
  const ways = (['payroll', 'transfer', 'cash'] as const).map((value) => ({
    value,
    label: texts.byWays[value],
  }));
  return (
    <Sheet
      closeLabel={close}
      firstFocus="first-field"
      from="end"
      onClose={onClose}
      title={texts.paymentOf(line.customer?.name ?? texts.deleted)}
    >
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.notePayment}>
        <FormText
          dir="ltr"
          inputMode="decimal"
          isRequired
          label={texts.amountIn(currency[code])}
          name="amount"
          validate={(value) => (typedAmount(String(value), scale) ?? 0) > 0 || texts.wrongAmount}
        />
        <FormSelect choices={ways} label={texts.by} name="by" />
        <FormText label={texts.referenceOfPayment} maxLength={60} name="reference" />
      </ResourceForm>
    </Sheet>
  );
};
