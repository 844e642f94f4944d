import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { amountToType, typedAmount } from '../../parts/typed-amount.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

export type Line = DeskResult<'desk/credit-line'>;
type Decision = 'open' | 'declined' | 'suspended' | 'closed';
type Values = { decision: Decision; limit: string; days: string; answer: string };

const decisionsFor: Readonly<Record<Line['state'], readonly Decision[]>> = {
  asked: ['open', 'declined'],
  open: ['open', 'suspended', 'closed'],
  declined: ['open'],
  suspended: ['open', 'closed'],
  closed: ['open'],
};

const daysOf = (text: string): number | null => {
  const days = typedAmount(text, 0);
  return days !== null && days >= 1 && days <= 365 ? days : null;
};

/** How much an open line may owe and, of a company, in how many days it is due. */
const OpenFields = ({ line }: { line: Line }) => {
  const texts = useTexts('payments');
  const { currency } = useTexts('common');
  const decision = useWatch<Values>({ name: 'decision' });
  if (decision !== 'open') return null;
  return (
    <>
      <FormText
        dir="ltr"
        inputMode="decimal"
        isRequired
        label={`${texts.limit} (${currency[line.unit.code]})`}
        name="limit"
        validate={(value) => (typedAmount(String(value), line.unit.scale) ?? 0) > 0 || texts.wrongAmount}
      />
      {line.method === 'b2b_credit' && (
        <FormText
          dir="ltr"
          hint={texts.dueDaysHint}
          inputMode="numeric"
          isRequired
          label={texts.dueDays}
          name="days"
          validate={(value) => daysOf(String(value)) !== null || texts.wrongNumber}
        />
      )}
    </>
  );
};

/** Opens a credit line with its limit, changes it, or declines, pauses or closes it. */
export const DecideLineSheet = ({ line, onClose }: { line: Line; onClose: () => void }) => {
  const texts = useTexts('payments');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const choices = decisionsFor[line.state].map((value) => ({ value, label: texts.decisions[value] }));
  const beginning = useMemo<Values>(
    () => ({
      decision: 'open',
      limit: line.credit_limit === 0 ? '' : amountToType(line.credit_limit, line.unit.scale),
      days: String(line.due_days ?? 30),
      answer: line.answer ?? '',
    }),
    [line],
  );
  const save = async ({ decision, limit, days, answer }: Values): Promise<void> => {
    const said = { version: line.version, ...(answer.trim() !== '' && { answer: answer.trim() }) };
    const dueDays = line.method === 'b2b_credit' ? daysOf(days) : null;
    await ask('desk/decide-credit-line', {
      params: { lineId: String(line.id) },
      body:
        decision === 'open'
          ? {
              ...said,
              state: decision,
              credit_limit: typedAmount(limit, line.unit.scale) ?? 0,
              ...(dueDays !== null && { due_days: dueDays }),
            }
          : { ...said, state: decision },
    });
    showToast({ type: 'success', message: texts.saved });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <Sheet
      closeLabel={close}
      firstFocus="first-field"
      from="end"
      onClose={onClose}
      title={texts.decisionOf(line.customer?.name ?? texts.deleted)}
    >
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.save}>
        <FormSelect choices={choices} label={texts.decision} name="decision" />
        <OpenFields line={line} />
        <FormText hint={texts.answerHint} label={texts.answer} maxLength={500} name="answer" />
      </ResourceForm>
    </Sheet>
  );
};
