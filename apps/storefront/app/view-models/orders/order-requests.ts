import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import type { OrderPage, PastOrder } from '@dijla/contract/client';

type Extras = PastOrder['extension_attributes'];

/** The latest request to cancel an order. */
export type CancelRequestView = {
  state: NonNullable<Extras['cancel_request']>['state'];
  /** The last instant (ms since 1970) of the day by whose end it is answered. */
  answer_by: number;
  /** Why it was declined. */
  reason: string | null;
};

type Return = NonNullable<Extras['returns']>[number];

/** What the buyer asked to give back. */
export type ReturnView = Pick<Return, 'state' | 'wish' | 'reason'> & {
  id: number;
  lines: readonly { id: number; name: string; qty: number }[];
};

type Line = { id: number; name: string; qty: number };

export type RequestsView<Shown extends Line> = {
  cancel_request: CancelRequestView | null;
  /** The latest first. */
  returns: readonly ReturnView[];
  /** Lines of which pieces can be given back, each with how many. */
  returnable: readonly Shown[];
};

/** The lines that are named, with these quantities; what is shown of no line is left out. */
const linesOf = <Shown extends Line>(
  items: readonly { item_id: number; qty: number }[],
  lines: readonly Shown[],
): Shown[] =>
  items.flatMap(({ item_id: id, qty }) => {
    const line = lines.find((one) => one.id === id);
    return line === undefined ? [] : [{ ...line, qty }];
  });

/** Returns what the buyer of an order asked the shop about it, and what she can ask to give back. */
export const requestsOf = <Shown extends Line>(
  order: { extension_attributes: Extras; returnable?: OrderPage['returnable'] | undefined },
  lines: readonly Shown[],
): RequestsView<Shown> => {
  const { cancel_request: request, returns = [] } = order.extension_attributes;
  return {
    cancel_request:
      request === undefined
        ? null
        : // Midnight is when the day is over, and belongs to the next one.
          { state: request.state, answer_by: wireInstant(request.answer_by) - 1, reason: request.reason },
    returns: returns
      .map(({ return_id: id, state, wish, reason, items }) => ({
        id,
        state,
        wish,
        reason,
        lines: linesOf(items, lines).map((line) => ({ id: line.id, name: line.name, qty: line.qty })),
      }))
      .toReversed(),
    returnable: linesOf(order.returnable ?? [], lines),
  };
};

/** What was filled in to cancel an order; an empty reason is none, `other` another than those listed. */
export type CancelAnswers = { reason: string; comment: string };

/** Returns what is sent to cancel an order; null while no reason is chosen. */
export const cancelOf = ({
  reason,
  comment,
}: CancelAnswers): { act: 'cancel'; reason_id: number | null; comment: string } | null =>
  reason === ''
    ? null
    : { act: 'cancel', reason_id: reason === 'other' ? null : Number(reason), comment: comment.trim() };

/** What was filled in to give lines back: quantities by the line's id. */
export type ReturnAnswers = {
  quantities: Readonly<Record<number, number>>;
  reason: string;
  wish: 'money' | 'exchange';
};

export type ReturnGap = 'items' | 'reason';

/** Returns what is missing to ask for a return, in the order of the form. */
export const returnGaps = ({ quantities, reason }: ReturnAnswers): ReturnGap[] => [
  ...(Object.values(quantities).every((qty) => qty === 0) ? (['items'] as const) : []),
  ...(reason.trim() === '' ? (['reason'] as const) : []),
];

/** Returns what is sent to give back the lines with a quantity. */
export const returnOf = ({ quantities, reason, wish }: ReturnAnswers) => ({
  act: 'return' as const,
  items: Object.entries(quantities)
    .filter(([, qty]) => qty > 0)
    .map(([id, qty]) => ({ item_id: Number(id), qty })),
  reason: reason.trim(),
  wish,
});
