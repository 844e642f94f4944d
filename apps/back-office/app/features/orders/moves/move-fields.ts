import { type MoveRule, orderMoves } from '@dijla/commerce-rules/order-states/order-moves';
import { amountToType } from '../../../parts/typed-amount.ts';
import type { MoveValues } from './move-body.ts';
import type { DeskOrder, OfferedMove, StaffMove } from './offered-moves.ts';

export type MoveField = 'package' | 'reason' | 'pieces' | 'amount' | 'by' | 'reference';

/** Returns what the form of a move asks for; a move that asks for nothing is made by a press. */
export const moveFieldsOf = (move: StaffMove): ReadonlySet<MoveField> => {
  const { asks, of }: MoveRule = orderMoves[move];
  const asked = new Set<MoveField>(
    asks.flatMap((one) => (one === 'carrier' ? [] : [one === 'lines' ? 'pieces' : one])),
  );
  if (of === 'package') asked.add('package');
  if (move === 'refund') asked.add('by');
  if (move === 'note_payment') asked.add('reference');
  return asked;
};

/** Whether the amount may be left to the shop, as it follows from the pieces that were taken. */
export const isAmountLeft = (move: StaffMove): boolean => move === 'accept_part';

/** Whether a press makes the move: nothing is asked, and it is clear which package is meant. */
export const isOnePress = ({ move, packages }: OfferedMove): boolean => {
  const asked = moveFieldsOf(move);
  const isClear = packages.length < 2 || !asked.has('package');
  return move !== 'edit' && isClear && [...asked].every((field) => field === 'package');
};

/** Returns the delivery address as the fields of an edit have it. */
export const addressValuesOf = ({ addresses }: DeskOrder): Record<string, string> => {
  const address = addresses.find(({ kind }) => kind === 'shipping') ?? addresses[0];
  return {
    firstname: address?.firstname ?? '',
    lastname: address?.lastname ?? '',
    telephone: address?.telephone ?? '',
    region_id: String(address?.region_id ?? ''),
    city: address?.city ?? '',
    street: address?.street.join(', ') ?? '',
  };
};

/** What a courier takes for a package, or what a payment or a refund settles. */
const usualAmount = (
  move: StaffMove,
  { status, refundable }: DeskOrder,
  number: number | undefined,
): number => {
  const collect = status.packages.find((one) => one.number === number)?.to_collect;
  if (move === 'deliver' || move === 'settle') return collect ?? status.due;
  if (move === 'refund' && status.due >= 0) return refundable;
  return Math.abs(status.due);
};

/** Returns how the form of a move begins: filled with what is usual. */
export const beginningOf = (order: DeskOrder, { move, packages }: OfferedMove): MoveValues => {
  const asked = moveFieldsOf(move);
  const [first] = packages;
  const { scale } = order.status.unit;
  const isOfPackage = asked.has('package');
  const pieces = Object.fromEntries(
    order.lines.map(({ line_number, qty }) => [line_number, move === 'split' ? '0' : String(qty)]),
  );
  return {
    ...(isOfPackage && first !== undefined && order.status.packages.length > 1 && { package: String(first) }),
    ...(asked.has('reason') && { reason: '' }),
    ...(asked.has('amount') && {
      amount: isAmountLeft(move) ? '' : amountToType(usualAmount(move, order, first), scale),
    }),
    ...(asked.has('by') && { by: 'cash' }),
    ...(asked.has('reference') && { reference: '' }),
    ...((asked.has('pieces') || move === 'edit') && { pieces }),
    ...(move === 'edit' && { address: addressValuesOf(order), added: [] }),
  };
};
