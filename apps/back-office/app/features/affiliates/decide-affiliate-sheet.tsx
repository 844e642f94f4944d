import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import type { Partner } from './partner.ts';

type Values = { decision: 'approve' | 'decline'; answer: string };

/** Approves or declines a partner, with an answer that she reads. */
export const DecideAffiliateSheet = ({ partner, onClose }: { partner: Partner; onClose: () => void }) => {
  const texts = useTexts('affiliates');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const beginning = useMemo<Values>(() => ({ decision: 'approve', answer: partner.answer ?? '' }), [partner]);
  const save = async ({ decision, answer }: Values): Promise<void> => {
    await ask('desk/decide-affiliate', {
      params: { affiliateId: String(partner.id) },
      body: { version: partner.version, decision, answer: answer.trim() },
    });
    showToast({ type: 'success', message: texts.saved });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.decision}>
      <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.save}>
        <FormSelect
          choices={(['approve', 'decline'] as const).map((value) => ({
            value,
            label: texts.decisions[value],
          }))}
          label={texts.decision}
          name="decision"
        />
        <FormText hint={texts.answerHint} label={texts.answer} maxLength={500} name="answer" />
      </ResourceForm>
    </Sheet>
  );
};
