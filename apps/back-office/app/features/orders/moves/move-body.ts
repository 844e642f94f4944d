import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { DeskCallName } from '@dijla/contract/desk-client';
import { typedAmount } from '../../../parts/typed-amount.ts';
import type { StaffMove } from './offered-moves.ts';

/** What a move's form gives; members that the move does not ask for are left out. */
export type MoveValues = {
  package?: string;
  reason?: string;
  carrier?: string;
  tracking?: string;
  amount?: string;
  reference?: string;
  by?: string;
  /** Pieces by the number of their line. */
  pieces?: Readonly<Record<string, string>>;
  address?: Readonly<Record<string, string>>;
};

type MoveCall = { name: DeskCallName; isNamed: boolean };

const prepare = { name: 'desk/prepare-order', isNamed: true } as const;
const deliver = { name: 'desk/deliver-order', isNamed: true } as const;
const review = { name: 'desk/review-order', isNamed: true } as const;
const notePayment = { name: 'desk/note-payment', isNamed: true } as const;

/** The call of each move; `isNamed` where one call makes several moves. */
export const moveCalls: Readonly<Record<StaffMove, MoveCall>> = {
  confirm: { name: 'desk/confirm-order', isNamed: false },
  hold: prepare,
  release: prepare,
  review,
  suspect: review,
  approve: review,
  pack: prepare,
  split: prepare,
  edit: { name: 'desk/edit-order', isNamed: false },
  ready: prepare,
  dispatch: prepare,
  deliver,
  accept_part: deliver,
  refuse: deliver,
  fail: deliver,
  reattempt: prepare,
  cancel: { name: 'desk/cancel-order', isNamed: false },
  note_payment: notePayment,
  settle: notePayment,
  refund: { name: 'desk/refund-order', isNamed: false },
};

const said = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

const linesOf = (pieces: MoveValues['pieces'], isKept: (qty: number) => boolean) =>
  Object.entries(pieces ?? {})
    .map(([line, qty]) => ({ line_number: Number(line), qty: Number(latinDigits(qty)) }))
    .filter(({ qty }) => isKept(qty));

export type BodyFacts = {
  version: number;
  scale: number;
  /** Pieces of each line before the move, for an edit: lines that stay as they are are not sent. */
  piecesBefore?: Readonly<Record<string, number>>;
  addressBefore?: Readonly<Record<string, string>>;
};

const editOf = (
  { pieces, address = {} }: MoveValues,
  { piecesBefore = {}, addressBefore = {} }: BodyFacts,
): object => {
  const lines = linesOf(pieces, () => true).filter(
    ({ line_number, qty }) => piecesBefore[line_number] !== qty,
  );
  const changed = Object.entries(address).filter(
    ([field, text]) => text.trim() !== (addressBefore[field] ?? '') && text.trim() !== '',
  );
  const given = Object.fromEntries(
    changed.map(([field, text]) => [field, field === 'street' ? [text.trim()] : text.trim()]),
  );
  return {
    ...(lines.length > 0 && { lines }),
    ...(changed.length > 0 && { address: given }),
  };
};

/** Returns the body of a move's call. The provider checks it; what was not typed is left out. */
export const moveBodyOf = (
  move: StaffMove,
  values: MoveValues,
  facts: BodyFacts,
): Record<string, unknown> => {
  const { version, scale } = facts;
  const reason = said(values.reason);
  const carrier = said(values.carrier);
  const tracking = said(values.tracking);
  const reference = said(values.reference);
  const amount = values.amount === undefined ? null : typedAmount(values.amount, scale);
  return {
    version,
    ...(moveCalls[move].isNamed && { move }),
    ...(values.package && { package: Number(values.package) }),
    ...(reason && { reason }),
    ...(carrier && { carrier }),
    ...(tracking && { tracking_number: tracking }),
    ...(reference && { reference }),
    ...(amount !== null && { amount }),
    ...(values.by && { by: values.by }),
    ...(move === 'edit'
      ? editOf(values, facts)
      : values.pieces && { lines: linesOf(values.pieces, (qty) => qty > 0) }),
  };
};
