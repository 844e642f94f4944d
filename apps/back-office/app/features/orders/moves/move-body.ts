import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import type { DeskCallName } from '@dijla/contract/desk-client';
import { typedAmount } from '../../../parts/typed-amount.ts';
import type { StaffMove } from './offered-moves.ts';

export type AddedProduct = { sku: string; name: string; qty: number };

/** What a move's form gives; members that the move does not ask for are left out. */
export type MoveValues = {
  package?: string;
  reason?: string;
  amount?: string;
  reference?: string;
  by?: string;
  /** Pieces by the number of their line. */
  pieces?: Readonly<Record<string, string>>;
  address?: Readonly<Record<string, string>>;
  /** Products that an edit adds. */
  added?: readonly AddedProduct[];
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
  /** The products of the lines, by which more pieces are added. */
  skus?: Readonly<Record<string, string>>;
};

/** A field of an address as the call takes it. */
const sentAs = (field: string, text: string): unknown => {
  if (field === 'street') return [text];
  return field === 'region_id' ? Number(text) : text;
};

const editOf = (
  { pieces, address = {}, added = [] }: MoveValues,
  { piecesBefore = {}, addressBefore = {}, skus = {} }: BodyFacts,
): object => {
  const typed = linesOf(pieces, () => true);
  const lines = typed.filter(({ line_number, qty }) => qty < (piecesBefore[line_number] ?? 0));
  const more = typed
    .map(({ line_number, qty }) => ({
      sku: skus[line_number] ?? '',
      qty: qty - (piecesBefore[line_number] ?? 0),
    }))
    .filter(({ sku, qty }) => qty > 0 && sku !== '');
  const add = [...more, ...added.map(({ sku, qty }) => ({ sku, qty }))];
  const changed = Object.entries(address).filter(
    ([field, text]) => text.trim() !== (addressBefore[field] ?? '') && text.trim() !== '',
  );
  const given = Object.fromEntries(changed.map(([field, text]) => [field, sentAs(field, text.trim())]));
  return {
    ...(lines.length > 0 && { lines }),
    ...(add.length > 0 && { add }),
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
  const reference = said(values.reference);
  const amount = values.amount === undefined ? null : typedAmount(values.amount, scale);
  return {
    version,
    ...(moveCalls[move].isNamed && { move }),
    ...(values.package && { package: Number(values.package) }),
    ...(reason && { reason }),
    ...(reference && { reference }),
    ...(amount !== null && { amount }),
    ...(values.by && { by: values.by }),
    ...(move === 'edit'
      ? editOf(values, facts)
      : values.pieces && { lines: linesOf(values.pieces, (qty) => qty > 0) }),
  };
};
