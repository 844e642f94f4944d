import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { typedQuantity } from '@dijla/ui-kit/fields/stepper.tsx';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useRefusalText } from '../../../parts/refusal-text.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useMay } from '../../../session/use-session.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { typedAmount } from '../../../parts/typed-amount.ts';
import type { DeskOrder } from '../moves/offered-moves.ts';
import type { OrderWork } from '../moves/use-order-work.ts';

export type OrderReturn = DeskResult<'desk/returns'>['items'][number];

type ReceiveValues = {
  restocked: Record<string, string>;
  written_off: Record<string, string>;
  amount: string;
};
type PanelProps = { order: DeskOrder; returned: OrderReturn; work: OrderWork };

// oxlint-disable-next-line max-lines-per-function -- the fields of one form
const ReceiveForm = ({
  order,
  returned,
  onStep,
}: PanelProps & { onStep: (body: object) => Promise<void> }) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const { scale } = order.status.unit;
  // oxlint-disable-next-line react/exhaustive-deps -- a form begins once
  const beginning = useMemo<ReceiveValues>(() => beginningOf(returned), []);
  const save = ({ restocked, written_off, amount }: ReceiveValues): Promise<void> =>
    onStep({
      step: 'receive',
      lines: returned.lines.map(({ line_number, qty }) => ({
        line_number,
        restocked: typedQuantity(restocked[line_number] ?? '0', qty, 0) ?? 0,
        written_off: typedQuantity(written_off[line_number] ?? '0', qty, 0) ?? 0,
      })),
      ...(amount.trim() !== '' && { amount: typedAmount(amount, scale) }),
    });
  const isPieces = (most: number) => (value: unknown) =>
    typedQuantity(String(value), most, 0) !== null || texts.ofPieces(most);
  return (
    <ResourceForm<ReceiveValues> defaultValues={beginning} onSave={save} saveLabel={texts.receive}>
      {returned.lines.map(({ line_number, name, qty }) => (
        <fieldset className="grid gap-2 sm:grid-cols-2" key={line_number}>
          <legend className="pb-1">
            <bdi className="font-medium">{name}</bdi>{' '}
            <span className="text-ink-soft">{texts.ofPieces(qty)}</span>
          </legend>
          <FormText
            inputMode="numeric"
            label={texts.restocked}
            name={`restocked.${line_number}`}
            validate={isPieces(qty)}
          />
          <FormText
            inputMode="numeric"
            label={texts.writtenOff}
            name={`written_off.${line_number}`}
            validate={isPieces(qty)}
          />
        </fieldset>
      ))}
      <FormText
        dir="ltr"
        hint={texts.creditHint}
        inputMode="decimal"
        label={texts.credit}
        name="amount"
        validate={(value) =>
          String(value).trim() === '' || typedAmount(String(value), scale) !== null || shared.wrongAmount
        }
      />
    </ResourceForm>
  );
};

const beginningOf = ({ lines }: OrderReturn): ReceiveValues => ({
  restocked: Object.fromEntries(lines.map(({ line_number, qty }) => [line_number, String(qty)])),
  written_off: Object.fromEntries(lines.map(({ line_number }) => [line_number, '0'])),
  amount: '',
});

/** What a customer sends back: decided first, received when the pieces come. */
// oxlint-disable-next-line max-lines-per-function -- one panel with its steps
export const ReturnPanel = (props: PanelProps) => {
  const { order, returned, work } = props;
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const may = useMay();
  const textOf = useRefusalText();
  const [isDeclining, setIsDeclining] = useState(false);
  const beginning = useMemo(() => ({ reason: '' }), []);
  const step = (body: object, done: string): Promise<void> =>
    work.make('desk/work-return', {
      params: { returnId: String(returned.id) },
      body: { version: order.status.version, ...body },
      done,
    });
  const approve = (): void => {
    step({ step: 'approve' }, texts.returnDone.approved).catch((error: unknown) =>
      showToast({ type: 'error', message: textOf(error) }),
    );
  };
  const isOpen = returned.state === 'requested' && may('orders.return');
  return (
    <Panel
      aside={<span className="font-medium text-ink-soft">{shared.returnStates[returned.state]}</span>}
      title={shared.returnAsked}
    >
      <p>
        <span className="font-medium">{shared.wishes[returned.wish]}</span> · <bdi>{returned.reason}</bdi>{' '}
        <span className="text-ink-soft">
          <Moment at={returned.requested_at} />
        </span>
      </p>
      <ul className="py-2">
        {returned.lines.map(({ line_number, name, qty }) => (
          <li key={line_number}>
            {grouped(qty)}× <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {isOpen && !isDeclining && (
        <div className="flex flex-wrap gap-2">
          <button className={deskButton.primary} onClick={approve} type="button">
            {texts.approve}
          </button>
          <button className={deskButton.quiet} onClick={() => setIsDeclining(true)} type="button">
            {texts.decline}
          </button>
        </div>
      )}
      {isOpen && isDeclining && (
        <ResourceForm<{ reason: string }>
          defaultValues={beginning}
          onSave={({ reason }) => step({ step: 'decline', reason }, texts.returnDone.declined)}
          saveLabel={texts.decline}
        >
          <FormText isRequired label={texts.declineReason} maxLength={500} name="reason" />
        </ResourceForm>
      )}
      {returned.state === 'approved' && may('orders.return') && (
        <ReceiveForm {...props} onStep={(body) => step(body, texts.returnDone.received)} />
      )}
    </Panel>
  );
};
