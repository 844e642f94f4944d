import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { useAskOnce } from '../../provider-client/use-ask-once.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Values = { way: 'give' | 'take'; points: string; reason: string };

/** A whole number from 1 to a million; null for anything else. */
const typedPoints = (typed: string): number | null => {
  const points = Number(latinDigits(typed.trim()));
  return Number.isInteger(points) && points > 0 && points <= 1_000_000 ? points : null;
};

/** Gives a customer points, or takes some; the customer reads the reason. */
export const AdjustPointsSheet = ({ customerId, onClose }: { customerId: number; onClose: () => void }) => {
  const texts = useTexts('customers').points;
  const { close } = useTexts('common');
  const client = useQueryClient();
  const askOnce = useAskOnce();
  const beginning = useMemo<Values>(() => ({ way: 'give', points: '', reason: '' }), []);
  const save = async ({ way, points, reason }: Values): Promise<void> => {
    const count = typedPoints(points) ?? 0;
    const { waits } = await askOnce('desk/adjust-points', {
      params: { customerId: String(customerId) },
      body: { points: way === 'give' ? count : -count, reason },
    });
    showToast({ type: 'success', message: waits ? texts.waits : texts.adjusted });
    await client.invalidateQueries();
    onClose();
  };
  const ways = (['give', 'take'] as const).map((value) => ({ value, label: texts.ways[value] }));
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.adjust}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.save}>
        <FormSelect choices={ways} label={texts.way} name="way" />
        <FormText
          dir="ltr"
          inputMode="numeric"
          isRequired
          label={texts.count}
          name="points"
          validate={(value) => typedPoints(String(value)) !== null || texts.wrongCount}
        />
        <FormText hint={texts.reasonHint} isRequired label={texts.reason} maxLength={200} name="reason" />
      </ResourceForm>
    </Sheet>
  );
};
