import { type MoveRule, type OrderMove, orderMoves } from '@dijla/commerce-rules/order-states/order-moves';
import { isOpen } from '@dijla/commerce-rules/order-states/order-state-of';
import { type OrderState, orderTransitions } from '@dijla/commerce-rules/order-states/order-transitions';
import { stateAfterMove } from '@dijla/commerce-rules/order-states/state-after-move';
import type { DeskResult, Permission } from '@dijla/contract/desk-client';

export type DeskOrder = DeskResult<'desk/order'>;

/**
 * Moves of staff that are made from an order itself; requests of its buyer are answered where they are shown. To
 * `dispatch` opens the choice of who gets it.
 */
export type StaffMove = Exclude<OrderMove, 'expire' | 'cancel_by_request' | 'take_back'>;

/** A move that can be made now; of a package, of which ones. */
export type OfferedMove = { move: StaffMove; packages: readonly number[] };

const staffMoves = (Object.keys(orderMoves) as OrderMove[]).filter(
  (move): move is StaffMove => move !== 'expire' && move !== 'cancel_by_request' && move !== 'take_back',
);

const isState = (state: string): state is OrderState => Object.hasOwn(orderTransitions, state);
const canMake = (move: OrderMove, { state }: { state: string }): boolean =>
  isState(state) && stateAfterMove(move, state) !== null;

/** The packages a move can be made of; of a move of the whole order all of those that it is of, or none. */
const packagesFor = (move: StaffMove, { status: { packages } }: DeskOrder): number[] => {
  const rule: MoveRule = orderMoves[move];
  const able = packages.filter((one) => canMake(move, one));
  if (rule.of === 'package') return able.map(({ number }) => number);
  const open = packages.filter(({ state }) => isState(state) && isOpen(state));
  const meant = open.length > 0 ? open : packages;
  return able.length > 0 && meant.every((one) => canMake(move, one)) ? meant.map(({ number }) => number) : [];
};

/** Pieces that travel in a package. */
const piecesIn = ({ packages }: DeskOrder, number: number): number =>
  packages
    .find((one) => one.number === number)
    ?.lines.reduce((pieces, { qty, given_back }) => pieces + qty - given_back, 0) ?? 0;

/** Whether a move that the states allow means something for this order. */
const isMeant = (move: StaffMove, order: DeskOrder): boolean => {
  const { due, packages } = order.status;
  switch (move) {
    case 'confirm':
      return !order.events.some((event) => event.move === 'confirm');
    case 'note_payment':
      return due > 0;
    case 'refund':
      return order.refundable > 0;
    case 'settle':
      return packages.some(({ carrier }) => carrier !== null);
    case 'split':
      return packages.some(({ number }) => piecesIn(order, number) > 1);
    default:
      return true;
  }
};

/** Returns the moves that a member with these permissions can make of the order now, in the order of the trade. */
export const offeredMoves = (order: DeskOrder, may: (permission: Permission) => boolean): OfferedMove[] =>
  order.is_own
    ? staffMoves
        .filter((move) => may(orderMoves[move].permission) && isMeant(move, order))
        .map((move) => ({ move, packages: packagesFor(move, order) }))
        .filter(({ packages }) => packages.length > 0)
    : [];

/** What usually comes next, the most urgent first. */
const usualOrder: readonly StaffMove[] = ['approve', 'release', 'pack', 'dispatch', 'reattempt', 'deliver'];

/** Whether nothing of the order is delivered: no cash is taken at a door for it. */
export const isUndelivered = ({ addresses, shipping_title }: DeskOrder): boolean =>
  shipping_title === null && addresses.every(({ kind }) => kind !== 'shipping');

/**
 * Returns the move to offer as the next one, or null when nothing is left to do: what waits for a call is
 * confirmed first, what is paid beforehand is not packed before that, and money that is owed to the buyer goes back
 * once nothing else has to happen.
 */
export const nextMove = (
  offered: readonly OfferedMove[],
  { isToBeCalled, due, isPaidFirst }: { isToBeCalled: boolean; due: number; isPaidFirst: boolean },
): OfferedMove | null => {
  const find = (move: StaffMove) => offered.find((one) => one.move === move);
  const confirm = isToBeCalled ? find('confirm') : undefined;
  const isAwaited = isPaidFirst && due > 0;
  const usual = usualOrder
    .map((move) => find(isAwaited && move === 'pack' ? 'note_payment' : move))
    .find((one) => one !== undefined);
  return confirm ?? usual ?? (due < 0 ? find('refund') : undefined) ?? null;
};
