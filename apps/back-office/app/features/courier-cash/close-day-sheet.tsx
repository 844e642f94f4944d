import { useQueryClient } from '@tanstack/react-query';
import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { type Unit, useAmountText } from '../../parts/amount.tsx';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';
import { useAskOnce } from '../../provider-client/use-ask-once.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

export type Closing = {
  courier: DeskResult<'desk/courier-cash'>['couriers'][number];
  unit: Unit;
  expected: number;
};
type Values = { counted: string; reason: string; difference: string };

/** How what was counted differs; with a difference also why, and who bears it. */
const DifferenceFields = ({ expected, unit }: { expected: number; unit: Unit }) => {
  const texts = useTexts('run');
  const amountText = useAmountText();
  const counted = typedAmount(String(useWatch<Values>({ name: 'counted' }) ?? ''), unit.scale);
  if (counted === null) return null;
  if (counted === expected) return <output className="font-medium text-success">{texts.equal}</output>;
  const amount = amountText(Math.abs(counted - expected), unit);
  return (
    <>
      <output className="font-semibold text-danger">
        {counted < expected ? texts.shortBy(amount) : texts.overBy(amount)}
      </output>
      <FormText hint={texts.reasonHint} isRequired label={texts.reason} maxLength={500} name="reason" />
      <FormSelect
        choices={[
          { value: 'carried', label: texts.carried },
          { value: 'written-off', label: texts.writtenOff },
        ]}
        label={texts.difference}
        name="difference"
      />
    </>
  );
};

/** Counts what a courier hands in, and closes the day against the ledger. */
// oxlint-disable-next-line max-lines-per-function -- a form, what it begins with and how it is saved
export const CloseDaySheet = ({
  closing: { courier, unit, expected },
  onClose,
}: {
  closing: Closing;
  onClose: () => void;
}) => {
  const texts = useTexts('run');
  const { wrongAmount } = useTexts('orders');
  const { close, currency } = useTexts('common');
  const amountText = useAmountText();
  const client = useQueryClient();
  const askOnce = useAskOnce();
  const beginning = useMemo<Values>(
    () => ({ counted: amountToType(Math.max(expected, 0), unit.scale), reason: '', difference: 'carried' }),
    [expected, unit],
  );
  const save = async ({ counted, reason, difference }: Values): Promise<void> => {
    const handed_in = typedAmount(counted, unit.scale) ?? 0;
    try {
      await askOnce('desk/close-courier-day', {
        params: { staffId: String(courier.id) },
        body: {
          unit: unit.code,
          expected,
          handed_in,
          ...(handed_in !== expected && {
            reason: reason.trim(),
            is_written_off: difference === 'written-off',
          }),
        },
      });
    } catch (error) {
      await client.invalidateQueries({ queryKey: ['desk/courier-cash'] });
      throw error;
    }
    showToast({ type: 'success', message: texts.dayClosed(courier.name) });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <Sheet
      closeLabel={close}
      firstFocus="first-field"
      from="end"
      onClose={onClose}
      title={texts.closeDayOf(courier.name)}
    >
      <p className="pb-2 text-lg font-semibold">{texts.expected(amountText(expected, unit))}</p>
      {courier.stops > 0 && <p className="pb-2 text-warning">{texts.stillOut(courier.stops)}</p>}
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.closeDay}>
        <FormText
          dir="ltr"
          inputMode="decimal"
          isRequired
          label={texts.counted(currency[unit.code])}
          name="counted"
          validate={(value) => typedAmount(String(value), unit.scale) !== null || wrongAmount}
        />
        <DifferenceFields expected={expected} unit={unit} />
      </ResourceForm>
    </Sheet>
  );
};
