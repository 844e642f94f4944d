import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Amount } from '../../../parts/amount.tsx';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { ConflictNote } from '../moves/conflict-note.tsx';
import type { AttemptProps, Refund } from './attempt-types.ts';

type RefundValues = { amount: string; reason: string };

/** Has the gateway give back what came with a payment: all of it, or a part where the gateway can. */
export const RefundSheet = ({ order, attempt, work, onClose }: AttemptProps & { onClose: () => void }) => {
  const texts = useTexts('order').attempts;
  const shared = useTexts('orders');
  const { close, currency } = useTexts('common');
  const { code, scale } = attempt.currency;
  const given = attempt.refunds.reduce((sum, one) => sum + (one.state === 'refused' ? 0 : one.amount), 0);
  const whole = Math.min(attempt.amount - given, order.refundable);
  const isPart = attempt.may_refund === 'partial';
  // oxlint-disable-next-line react/exhaustive-deps -- a form begins once
  const beginning = useMemo<RefundValues>(() => ({ amount: amountToType(whole, scale), reason: '' }), []);
  const save = async ({ amount, reason }: RefundValues): Promise<void> => {
    const body = {
      version: order.status.version,
      attempt: attempt.id,
      amount: isPart ? typedAmount(amount, scale) : whole,
      reason,
    };
    await work.make('desk/refund-payment', { body, done: texts.giveBack });
    onClose();
  };
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.giveBack}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{isPart ? texts.giveBackHelp : texts.wholeOnly}</p>
        <p>
          <Amount minor={whole} unit={attempt.currency} />
        </p>
        {work.conflict && <ConflictNote conflict={work.conflict} />}
        <ResourceForm<RefundValues>
          defaultValues={beginning}
          onSave={save}
          saveLabel={texts.giveBack}
          tone="danger"
        >
          {isPart && (
            <FormText
              dir="ltr"
              inputMode="decimal"
              isRequired
              label={texts.amountIn(currency[code])}
              name="amount"
              validate={(value) => typedAmount(String(value), scale) !== null || shared.wrongAmount}
            />
          )}
          <FormText isRequired label={shared.reason} name="reason" />
        </ResourceForm>
      </div>
    </Sheet>
  );
};

type SettleValues = { outcome: string; reason: string };

/** Says what became of a refund that the gateway does not tell of. */
export const SettleSheet = ({
  order,
  refund,
  work,
  onClose,
}: Omit<AttemptProps, 'attempt'> & { refund: Refund; onClose: () => void }) => {
  const texts = useTexts('order').attempts;
  const shared = useTexts('orders');
  const { close } = useTexts('common');
  const beginning = useMemo<SettleValues>(() => ({ outcome: 'done', reason: '' }), []);
  const save = async ({ outcome, reason }: SettleValues): Promise<void> => {
    const body = { version: order.status.version, refund: refund.id, outcome, reason };
    await work.make('desk/settle-refund', { body, done: texts.settle });
    onClose();
  };
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.settle}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{texts.settleHelp}</p>
        {work.conflict && <ConflictNote conflict={work.conflict} />}
        <ResourceForm<SettleValues>
          defaultValues={beginning}
          onSave={save}
          saveLabel={texts.settle}
          tone="danger"
        >
          <FormSelect
            choices={(['done', 'refused'] as const).map((value) => ({ value, label: texts.outcomes[value] }))}
            label={texts.whatCame}
            name="outcome"
          />
          <FormText isRequired label={shared.reason} name="reason" />
        </ResourceForm>
      </div>
    </Sheet>
  );
};
