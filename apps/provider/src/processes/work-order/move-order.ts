import { orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import type { OrderMove } from '@dijla/commerce-rules/order-states/order-moves';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import { stateAfterMove } from '@dijla/commerce-rules/order-states/state-after-move';
import { isRefusal, type Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { emit } from '../../events/emit-sql.ts';
import {
  readWorkedOrder,
  recordMoves,
  type WorkedOrder,
  type WorkedPackage,
} from '../../modules/orders/orders.ts';
import { followCredit } from './effects/follow-credit.ts';
import { lockSeenOrder } from './lock-seen-order.ts';
import { moveEffects } from './move-effects.ts';
import type { Maker, MoveDone, MoveInput, MoveParts } from './move-work.ts';
import { movedPackages } from './moved-packages.ts';

declare module '../../events/event.ts' {
  interface EventData {
    /**
     * An order was moved. `package` is the one it was of, null of several; `from` and `to` are its states then,
     * else those of the order, which `orderFrom` and `orderTo` are in any case. The same where a move leaves it
     * as it is. `amount` is in minor units of what is owed.
     */
    'order.moved': {
      orderId: number;
      version: number;
      move: OrderMove;
      package: number | null;
      from: OrderState;
      to: OrderState;
      orderFrom: OrderState;
      orderTo: OrderState;
      amount: number | null;
    };
  }
}

type Change = { number: number; from: OrderState | null; to: OrderState };

const afterwards = (
  { move }: MoveInput,
  packages: readonly WorkedPackage[],
  { isWhole = false, added }: MoveDone,
): { changed: Change[]; recorded: Change[] } => {
  const changed = packages.map(({ number, state, held_from }): Change => {
    const to = stateAfterMove(move, state, { heldFrom: held_from, isWhole });
    if (to === null) throw new Error(`${move} was made in ${state}`);
    return { number, from: state, to };
  });
  const moved = changed.filter(({ from, to }) => from !== to);
  // A move that changes no state is told once, of the first of its packages.
  const recorded = moved.length > 0 ? moved : changed.slice(0, 1);
  const split: Change[] = added === undefined ? [] : [{ number: added.number, from: null, to: added.state }];
  return { changed: [...changed, ...split], recorded: [...recorded, ...split] };
};

/** Writes the move down and tells of it, once for the order. */
const recordMove = async (
  transaction: DatabaseTransaction,
  { order, packages, input }: { order: WorkedOrder; packages: readonly WorkedPackage[]; input: MoveInput },
  { done, maker }: { done: MoveDone; maker: Maker },
): Promise<void> => {
  const { changed, recorded } = afterwards(input, packages, done);
  const before = new Map(order.packages.map(({ number, state }) => [number, state]));
  const after = new Map([...before, ...changed.map(({ number, to }) => [number, to] as const)]);
  const [orderFrom, orderTo] = [orderStateOf([...before.values()]), orderStateOf([...after.values()])];
  const version = await recordMoves(transaction, {
    orderId: order.id,
    move: input.move,
    actor: maker.actor,
    reason: input.reason ?? null,
    data: done.data ?? null,
    packages: recorded,
    listing: {
      state: orderTo,
      package_states: [...after.values()],
      ...(done.charged === undefined ? {} : { charged: done.charged }),
    },
  });
  const [one, ...others] = packages;
  const isOfOne = one !== undefined && others.length === 0;
  await emit(transaction, {
    name: 'order.moved',
    key: `${order.id}/${version}`,
    data: {
      orderId: order.id,
      version,
      move: input.move,
      package: isOfOne ? one.number : null,
      from: isOfOne ? one.state : orderFrom,
      to: isOfOne ? (after.get(one.number) ?? one.state) : orderTo,
      orderFrom,
      orderTo,
      amount: input.amount ?? null,
    },
  });
};

/** Returns an order as it is once it was moved. */
const orderAfter = async (transaction: DatabaseTransaction, { id }: WorkedOrder): Promise<WorkedOrder> => {
  const after = await readWorkedOrder(transaction, id);
  if (after === undefined) throw new Error(`order ${id} was moved and is not there`);
  return after;
};

/** An order before and after a move. */
export type Moved = { before: WorkedOrder; after: WorkedOrder };

/**
 * Makes one move of an order that is locked and as its maker saw it, in the caller's transaction (DESIGN §4): asks
 * the table of moves, does what the move is besides (revisions, postings, what goes back), writes its events and
 * emits one `order.moved`. A refusal leaves the transaction to be rolled back by the caller. The caller sees to it
 * that the actor may make the move.
 */
export const moveLockedOrder = async (
  transaction: DatabaseTransaction,
  { order, input, maker }: { order: WorkedOrder; input: MoveInput; maker: Maker },
  parts: MoveParts,
): Promise<Moved | Refusal> => {
  const packages = movedPackages(order, input);
  if (isRefusal(packages)) return packages;
  const effect = moveEffects[input.move];
  const done =
    effect === undefined ? {} : await effect({ transaction, order, packages, input, maker, parts });
  if (isRefusal(done)) return done;
  await recordMove(transaction, { order, packages, input }, { done, maker });
  const after = await orderAfter(transaction, order);
  const followed = await followCredit(transaction, { before: order, after, input, maker });
  if (isRefusal(followed)) return followed;
  return { before: order, after: followed ? await orderAfter(transaction, order) : after };
};

/** Locks an order, compares the version that the move's maker saw, and makes the move as `moveLockedOrder` does. */
export const moveOrder = async (
  transaction: DatabaseTransaction,
  { orderId, input, maker }: { orderId: number; input: MoveInput; maker: Maker },
  parts: MoveParts,
): Promise<Moved | Refusal> => {
  const order = await lockSeenOrder(transaction, orderId, input.version);
  return isRefusal(order) ? order : moveLockedOrder(transaction, { order, input, maker }, parts);
};
