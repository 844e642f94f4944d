import { useState } from 'react';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { Stepper } from '@dijla/ui-kit/fields/stepper.tsx';
import type { AskedOrder } from '../../../device/order-requests-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { nameWithoutOptions } from '../../../view-models/orders/line-name.ts';
import type { OrderLineView } from '../../../view-models/orders/order-view.ts';
import {
  returnGaps,
  type ReturnAnswers,
  type ReturnGap,
  returnOf,
} from '../../../view-models/orders/order-requests.ts';
import { Photo } from '../../pictures/photo.ts';
import { Question, RequestSheet, Written } from './request-sheet.lazy.tsx';
import { useRequest } from './use-request.lazy.ts';

/** Characters that the call takes. */
const longestReason = 500;

type Quantities = ReturnAnswers['quantities'];

const ReturnedLine = ({
  line,
  qty,
  onQuantity,
}: {
  line: OrderLineView;
  qty: number;
  onQuantity: (qty: number) => void;
}) => {
  const { giveBack: texts } = useTexts('order').requests;
  const { image, options, qty: most } = line;
  const name = nameWithoutOptions(line);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      {image !== null && <Photo alt="" className="w-16 rounded-inner" path={image} size={100} slot="64px" />}
      <div className="grid min-w-0 flex-1 basis-24 leading-snug [overflow-wrap:anywhere]">
        <bdi className="font-medium">{name}</bdi>
        {options.length > 0 && (
          <bdi className="text-sm text-ink-soft">{options.map(({ value }) => value).join(' · ')}</bdi>
        )}
      </div>
      <div className="ms-auto flex items-center gap-2">
        <Stepper
          labels={{ quantity: texts.quantityOf(name), less: texts.less, more: texts.more }}
          least={0}
          most={most}
          name="quantity"
          onChange={onQuantity}
          value={qty}
        />
        <span className="text-sm text-ink-soft">{texts.outOf(most)}</span>
      </div>
    </li>
  );
};

/** The lines that can be given back, each with how many pieces of it are. */
const ReturnedLines = ({
  lines,
  quantities,
  onQuantity,
}: {
  lines: readonly OrderLineView[];
  quantities: Quantities;
  onQuantity: (id: number, qty: number) => void;
}) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <ReturnedLine
        key={line.id}
        line={line}
        onQuantity={(qty) => onQuantity(line.id, qty)}
        qty={quantities[line.id] ?? 0}
      />
    ))}
  </ul>
);

const WishChoice = ({
  wish,
  onWish,
}: {
  wish: ReturnAnswers['wish'];
  onWish: (wish: ReturnAnswers['wish']) => void;
}) => {
  const { giveBack: texts } = useTexts('order').requests;
  return (
    <Segmented
      legend={texts.wish}
      name="wish"
      onChange={onWish}
      segments={(['money', 'exchange'] as const).map((value) => ({ value, label: texts.wishes[value] }))}
      value={wish}
    />
  );
};

/** What the form asks and how it is answered so far; one piece alone is what is meant. */
const useAnswers = (lines: readonly OrderLineView[]) => {
  const [first] = lines;
  const [quantities, setQuantities] = useState<Quantities>(
    first !== undefined && lines.length === 1 && first.qty === 1 ? { [first.id]: 1 } : {},
  );
  const [wish, setWish] = useState<ReturnAnswers['wish']>('money');
  const setQuantity = (id: number, qty: number): void =>
    setQuantities((before) => ({ ...before, [id]: qty }));
  return { quantities, wish, setQuantity, setWish };
};

/** Field of the form at which a gap is. */
const fieldOf: Readonly<Record<ReturnGap, string>> = { items: 'quantity', reason: 'reason' };

/** The dialog in which a customer asks to give delivered pieces of an order back. */
export const ReturnSheet = ({
  order,
  lines,
  onClose,
  onDone,
}: {
  order: AskedOrder;
  /** Lines with how many pieces can be given back. */
  lines: readonly OrderLineView[];
  onClose: () => void;
  onDone: () => void;
}) => {
  const { giveBack: texts } = useTexts('order').requests;
  const { quantities, wish, setQuantity, setWish } = useAnswers(lines);
  const [gaps, setGaps] = useState<readonly ReturnGap[]>([]);
  const { isBusy, problem, send, refuse } = useRequest({ order, failed: texts.failed, onDone });
  const submit = (form: HTMLFormElement): void => {
    const answers = { quantities, wish, reason: String(new FormData(form).get('reason') ?? '') };
    const found = returnGaps(answers);
    const [gap] = found;
    setGaps(found);
    if (gap === undefined) void send(returnOf(answers));
    else refuse(form, fieldOf[gap]);
  };
  const sheet = {
    isBusy,
    problem,
    onClose,
    onSubmit: submit,
    next: texts.next,
    send: texts.send,
    title: texts.title,
  };
  return (
    <RequestSheet {...sheet}>
      <Question error={gaps.includes('items') ? texts.gapItems : null} title={texts.which}>
        <ReturnedLines lines={lines} onQuantity={setQuantity} quantities={quantities} />
      </Question>
      <Written
        error={gaps.includes('reason') ? texts.gapReason : null}
        label={texts.why}
        most={longestReason}
        name="reason"
      />
      <WishChoice onWish={setWish} wish={wish} />
    </RequestSheet>
  );
};
