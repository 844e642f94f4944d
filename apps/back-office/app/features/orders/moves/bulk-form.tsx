import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import type { BulkMove } from './bulk-moves-of.ts';

/** Asks once why a move of many orders is made. */
export const BulkForm = ({
  move,
  onMake,
  onClose,
}: {
  move: BulkMove;
  onMake: (given: object) => Promise<void>;
  onClose: () => void;
}) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const { close } = useTexts('common');
  const beginning = useMemo(() => ({ reason: '' }), []);
  const help = move in texts.moveHelp ? texts.moveHelp[move as keyof typeof texts.moveHelp] : undefined;
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.moves[move]}>
      {help !== undefined && <p className="pb-4 text-ink-soft">{help}</p>}
      <ResourceForm<{ reason: string }>
        defaultValues={beginning}
        onSave={({ reason }) => onMake({ reason: reason.trim() })}
        saveLabel={texts.moves[move]}
        tone={move === 'cancel' ? 'danger' : 'primary'}
      >
        <FormText hint={texts.reasonHint} isRequired label={shared.reason} name="reason" />
      </ResourceForm>
    </Sheet>
  );
};
