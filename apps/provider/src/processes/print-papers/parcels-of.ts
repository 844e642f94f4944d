import type { OrderState } from '@dijla/commerce-rules/order-states/order-transitions';
import { isOpen } from '@dijla/commerce-rules/order-states/order-state-of';
import type { Database } from '../../database/connect.ts';
import { courierNames } from '../../modules/couriers/couriers.ts';
import { type Parcel, type PickedPieces, readOrderPapers } from '../../modules/documents/documents.ts';
import { readWorkedOrders, type WorkedOrder, type WorkedPackage } from '../../modules/orders/orders.ts';
import type { Stores } from '../../modules/store-views/store-views.ts';
import { collectedWith } from '../work-order/order-status-of.ts';

/** States of a package whose goods are still to be taken from the shelves. */
const pickedStates: ReadonlySet<OrderState> = new Set([
  'pending',
  'pending_approval',
  'under_review',
  'on_hold',
  'invoiced',
  'preparing',
]);

type Paper = Parcel['order'];
/** An order as its papers and as its moves know it. */
export type PrintedOrder = { paper: Paper; order: WorkedOrder };

/** Reads orders for printing, in the order of their ids in `orderIds`, by two statements; null when one is not there. */
export const readPrintedOrders = async (
  database: Database,
  orderIds: readonly number[],
  stores: Stores,
): Promise<PrintedOrder[] | null> => {
  const papers = new Map(
    (await readOrderPapers(database, orderIds, stores)).map((paper) => [paper.order_id, paper]),
  );
  const orders = new Map((await readWorkedOrders(database, orderIds)).map((order) => [order.id, order]));
  const found = orderIds.flatMap((id) => {
    const [paper, order] = [papers.get(id), orders.get(id)];
    return paper === undefined || order === undefined ? [] : [{ paper, order }];
  });
  return found.length === orderIds.length ? found : null;
};

const piecesIn = ({ lines }: WorkedPackage): number =>
  lines.reduce((sum, { qty, given_back }) => sum + qty - given_back, 0);

const carriedBy = (
  { courier_id, carrier }: WorkedPackage,
  couriers: ReadonlyMap<number, string>,
): string | null => (courier_id === null ? carrier : (couriers.get(courier_id) ?? null));

/** Returns the packages of orders that are still to be handed over, in the order of the orders. */
export const parcelsOf = async (database: Database, printed: readonly PrintedOrder[]): Promise<Parcel[]> => {
  const given = printed.flatMap(({ order }) => order.packages.map(({ courier_id }) => courier_id));
  const couriers = await courierNames(
    database,
    given.filter((id) => id !== null),
  );
  return printed.flatMap(({ paper, order }) => {
    const open = order.packages.filter(({ state }) => isOpen(state));
    const collected = collectedWith(order);
    return open.map((each, at) => ({
      order: paper,
      number: each.increment_id,
      place: at + 1,
      of: open.length,
      pieces: piecesIn(each),
      collect: collected.get(each.number) ?? 0,
      unit: paper.payable?.currency ?? paper.currency,
      carriedBy: carriedBy(each, couriers),
    }));
  });
};

/** Returns what of orders is still to be taken from the shelves, package by package. */
export const picksOf = (printed: readonly PrintedOrder[]): PickedPieces[] =>
  printed.flatMap(({ paper, order }) =>
    order.packages
      .filter(({ state }) => pickedStates.has(state))
      .flatMap(({ increment_id, lines }) =>
        lines.flatMap(({ line_number, qty, given_back }) => {
          const line = paper.lines.find((each) => each.line_number === line_number);
          return line === undefined || qty === given_back
            ? []
            : [{ package: increment_id, line, qty: qty - given_back }];
        }),
      ),
  );
