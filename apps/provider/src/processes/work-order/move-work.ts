import type { OrderMove } from '@dijla/commerce-rules/order-states/order-moves';
import type { ProductOption } from '@dijla/contract/client';
import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import type { Refusal } from '../../call/refusal.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { LineQty, ReceivedLine, WorkedOrder, WorkedPackage } from '../../modules/orders/orders.ts';
import type { Stores } from '../../modules/store-views/store-views.ts';

export type EditedAddress = {
  firstname?: string | undefined;
  lastname?: string | undefined;
  telephone?: string | undefined;
  city?: string | undefined;
  region_id?: number | undefined;
  street?: readonly string[] | undefined;
};

/** Goods that staff add to an order. */
export type AddedGoods = { sku: string; qty: number; product_option?: ProductOption | null | undefined };

/** A move and what it is told; `orderMoves` says which of the rest each of them asks. */
export type MoveInput = {
  move: OrderMove;
  /** The version of the order that its maker saw; null: whatever it is, for the shop's own moves. */
  version: number | null;
  package?: number | undefined;
  reason?: string;
  carrier?: string;
  tracking_number?: string | undefined;
  lines?: readonly LineQty[] | undefined;
  /** Minor units of what is owed. */
  amount?: number;
  by?: 'cash' | 'transfer' | 'gateway';
  reference?: string | undefined;
  /** The attempt at a gateway that the money came with, or goes back by. */
  attempt?: { id: string; provider: string };
  /** What of the delivery address is written anew. */
  address?: EditedAddress | undefined;
  add?: readonly AddedGoods[] | undefined;
  shipping_method?: { carrier_code: string; method_code: string } | undefined;
  payment_method_code?: string | undefined;
  /** Minor units of the order's currency, as `discount`. */
  delivery_price?: number | undefined;
  discount?: number | undefined;
  /** The return whose goods have come, and what came of them. */
  returnId?: number;
  /** Whether a credit line may owe more than its limit for the order that is approved. */
  beyondLimit?: true;
  received?: readonly ReceivedLine[];
};

/** Who makes a move, by which request and when (ms since 1970). */
export type Maker = { actor: string; requestId: string; now: number };

export type MoveParts = { stores: Pick<Stores, 'byCode'> };

/** A move that may be made: the order is locked and as its maker saw it, and its packages let it happen. */
export type MoveWork = {
  transaction: DatabaseTransaction;
  order: WorkedOrder;
  /** Those it is of. */
  packages: readonly WorkedPackage[];
  input: MoveInput;
  maker: Maker;
  parts: MoveParts;
};

/** What a move did besides changing states. */
export type MoveDone = {
  /** What its event keeps; no personal data. */
  data?: object;
  /** Whether nothing of what was paid is left. */
  isWhole?: boolean;
  /** What is charged from then on, where a revision does not say it. */
  charged?: number;
  /** A package that was split off. */
  added?: { number: number; state: OrderState };
};

/** Does what a move is besides a change of states, or refuses it. */
export type MoveEffect = (work: MoveWork) => Promise<MoveDone | Refusal>;

/** Returns what a move was told, which its schema asks for. */
export const told = <Name extends keyof MoveInput>(
  { input }: Pick<MoveWork, 'input'>,
  name: Name,
): NonNullable<MoveInput[Name]> => {
  const value = input[name];
  if (value === undefined || value === null) throw new Error(`${input.move} was not told its ${name}`);
  return value;
};

/** Returns the package of a move of one package. */
export const thePackage = ({ packages, input }: Pick<MoveWork, 'packages' | 'input'>): WorkedPackage => {
  const [one] = packages;
  if (one === undefined || packages.length > 1)
    throw new Error(`${input.move} is of one package, not of ${packages.length}`);
  return one;
};
