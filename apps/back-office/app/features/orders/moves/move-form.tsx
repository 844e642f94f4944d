import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useAmountText } from '../../../parts/amount.tsx';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { EditFields, PieceFields } from './line-fields.tsx';
import { addressValuesOf, beginningOf, isAmountLeft, moveFieldsOf } from './move-fields.ts';
import { typedAmount } from '../../../parts/typed-amount.ts';
import { type MoveValues, moveBodyOf, moveCalls } from './move-body.ts';
import type { DeskOrder, OfferedMove } from './offered-moves.ts';
import type { OrderWork } from './use-order-work.ts';

/** Moves that cannot be taken back. */
const dangerous: ReadonlySet<string> = new Set(['cancel', 'refund']);

export type MoveFormProps = { order: DeskOrder; offered: OfferedMove; work: OrderWork; onClose: () => void };

// oxlint-disable-next-line max-lines-per-function -- the fields that moves ask for, in order
const MoveFields = ({ order, offered: { move, packages } }: Pick<MoveFormProps, 'order' | 'offered'>) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const { scale, code } = order.status.unit;
  const { currency } = useTexts('common');
  const asked = moveFieldsOf(move);
  return (
    <>
      {packages.length > 1 && asked.has('package') && (
        <FormSelect
          choices={packages.map((number) => ({ value: String(number), label: texts.forPackage(number) }))}
          label={texts.whichPackage}
          name="package"
        />
      )}
      {asked.has('pieces') && <PieceFields order={order} />}
      {move === 'edit' && <EditFields order={order} />}
      {asked.has('amount') && (
        <FormText
          dir="ltr"
          inputMode="decimal"
          isRequired={!isAmountLeft(move)}
          label={texts.amountIn(currency[code])}
          name="amount"
          validate={(value) =>
            (isAmountLeft(move) && String(value).trim() === '') ||
            typedAmount(String(value), scale) !== null ||
            shared.wrongAmount
          }
          {...(isAmountLeft(move) && { hint: texts.partAmountHint })}
        />
      )}
      {asked.has('by') && (
        <FormSelect
          choices={(['cash', 'transfer'] as const).map((value) => ({
            value,
            label: texts.refundWays[value],
          }))}
          label={texts.refundBy}
          name="by"
        />
      )}
      {asked.has('reference') && (
        <FormText dir="ltr" hint={texts.referenceHint} label={texts.reference} name="reference" />
      )}
      {asked.has('reason') && (
        <FormText hint={texts.reasonHint} isRequired label={shared.reason} name="reason" />
      )}
    </>
  );
};

/** The form of a move at the end of the screen, the order beside it. What was typed stays when a colleague was quicker. */
export const MoveForm = ({ order, offered, work, onClose }: MoveFormProps) => {
  const texts = useTexts('order');
  const { close } = useTexts('common');
  const { move } = offered;
  const amountText = useAmountText();
  // oxlint-disable-next-line react/exhaustive-deps -- a form begins once, with the order as it was opened
  const beginning = useMemo(() => beginningOf(order, offered), []);
  const help = move in texts.moveHelp ? texts.moveHelp[move as keyof typeof texts.moveHelp] : undefined;
  const { status } = order;
  const save = async (values: MoveValues): Promise<void> => {
    const body = moveBodyOf(move, values, {
      version: status.version,
      scale: status.unit.scale,
      piecesBefore: Object.fromEntries(order.lines.map(({ line_number, qty }) => [line_number, qty])),
      addressBefore: addressValuesOf(order),
      skus: Object.fromEntries(order.lines.map(({ line_number, sku }) => [line_number, sku])),
    });
    await work.make(moveCalls[move].name, { body, done: texts.done[move] });
    onClose();
  };
  return (
    <Sheet closeLabel={close} firstFocus="first-field" from="end" onClose={onClose} title={texts.moves[move]}>
      <div className="grid gap-4">
        {help !== undefined && <p className="text-ink-soft">{help}</p>}
        {move === 'refund' && (
          <p>
            {texts.paid}: {amountText(status.paid, status.unit)} · {texts.refundable}:{' '}
            <strong>{amountText(order.refundable, status.unit)}</strong>
          </p>
        )}
        {status.due !== 0 && moveFieldsOf(move).has('amount') && (
          <p>
            {status.due > 0 ? texts.due : texts.owedBack}:{' '}
            <strong>{amountText(Math.abs(status.due), status.unit)}</strong>
          </p>
        )}
        {work.conflict && <ConflictNote conflict={work.conflict} />}
        <ResourceForm<MoveValues>
          defaultValues={beginning}
          onSave={save}
          saveLabel={move === 'edit' ? texts.saveEdit : texts.moves[move]}
          tone={dangerous.has(move) ? 'danger' : 'primary'}
        >
          <MoveFields offered={offered} order={order} />
        </ResourceForm>
      </div>
    </Sheet>
  );
};
