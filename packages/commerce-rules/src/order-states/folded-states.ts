import { orderStateOf } from './order-state-of.ts';
import type { OrderState } from './order-transitions.ts';

/** A package came into a state. */
export type StateEvent = { package: number; state: OrderState };

/** Returns the state of each package, by its number: that of its last event. Events come in their order. */
export const packageStatesOf = (events: readonly StateEvent[]): Map<number, OrderState> =>
  new Map(events.map((event) => [event.package, event.state]));

/**
 * Returns the events by which the order as a whole came into another state: what a customer reads as its
 * history. A package that overtakes another changes nothing yet.
 */
export const orderHistoryOf = <Event extends StateEvent>(events: readonly Event[]): Event[] => {
  const packages = new Map<number, OrderState>();
  const history: Event[] = [];
  for (const event of events) {
    packages.set(event.package, event.state);
    const state = orderStateOf([...packages.values()]);
    if (state !== history.at(-1)?.state) history.push({ ...event, state });
  }
  return history;
};
