import { dayBeganAt, isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import type { Language } from '@dijla/contract/store-views';
import type { Database } from '../../database/connect.ts';
import { cashHeld, readClosings } from '../../modules/couriers/couriers.ts';
import { readStops, readWorkedOrders, type RunStop, type WorkedOrder } from '../../modules/orders/orders.ts';
import { asOwed } from '../work-order/effects/owed-amounts.ts';
import { collectedWith } from '../work-order/order-status-of.ts';

/** A stop with what is to be collected, and what each piece is less when it is not accepted. */
const stopOf = (stop: RunStop, order: WorkedOrder) => {
  const packed = order.packages.find(({ number }) => number === stop.package);
  if (packed === undefined) throw new Error(`order ${order.id} has no package ${stop.package}`);
  const worthOf = (lineNumber: number): number => {
    const line = order.lines.find(({ line_number }) => line_number === lineNumber);
    return line === undefined ? 0 : Math.floor(asOwed(order, line.value) / line.qty);
  };
  return {
    ...stop,
    order_number: order.order_number,
    increment_id: packed.increment_id,
    state: packed.state,
    outcome: stop.outcome && { ...stop.outcome, at: new Date(stop.outcome.at).toISOString() },
    unit: order.unit,
    to_collect: collectedWith(order).get(stop.package) ?? 0,
    lines: stop.lines.map((line) => ({ ...line, worth: worthOf(line.line_number) })),
  };
};

/** Reads a courier's run of the day of `now` (ms) with the cash held by the ledger, in four statements. */
export const runOf = async (
  database: Database,
  { courierId, now, language }: { courierId: number; now: number; language: Language },
) => {
  const day = isoDayAt(now);
  const stops = await readStops(database, { courierId, dayBegan: dayBeganAt(now), language });
  const orders = new Map(
    (await readWorkedOrders(database, [...new Set(stops.map(({ order_id }) => order_id))])).map((order) => [
      order.id,
      order,
    ]),
  );
  return {
    courier_id: courierId,
    day,
    stops: stops.flatMap((stop) => {
      const order = orders.get(stop.order_id);
      return order === undefined ? [] : [stopOf(stop, order)];
    }),
    cash: (await cashHeld(database, [courierId])).get(courierId) ?? [],
    closings: await readClosings(database, { day, courierId }),
  };
};
