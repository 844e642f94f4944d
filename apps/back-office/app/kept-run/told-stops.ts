import { keepTold, type StopBody, type Told, toldOf } from './kept-run.ts';

/** What a courier said at doors and the shop has not heard, kept on this device. */
export type ToldStops = {
  current: () => readonly Told[];
  subscribe: (listener: () => void) => () => void;
  tell: (orderId: number, body: StopBody) => void;
  /** The shop has heard it, at `at` (ms). */
  hear: (key: string, at: number) => void;
  /** It is in the run that was read, or is taken back. */
  drop: (key: string) => void;
  /** The shop did not take it, for this reason. */
  refuse: (key: string, why: string) => void;
};

const known = new Map<number, ToldStops>();

const newToldStops = (courierId: number): ToldStops => {
  const listeners = new Set<() => void>();
  let told = toldOf(localStorage, courierId);
  const change = (next: readonly Told[]): void => {
    told = next;
    keepTold(localStorage, courierId, next);
    for (const listener of listeners) listener();
  };
  return {
    current: () => told,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // What is said again takes the place of what was refused.
    tell: (order_id, body) =>
      change([
        ...told.filter(
          (one) =>
            one.refusal === undefined || one.order_id !== order_id || one.body.package !== body.package,
        ),
        { key: crypto.randomUUID(), order_id, body },
      ]),
    hear: (key, heardAt) => change(told.map((one) => (one.key === key ? { ...one, heardAt } : one))),
    drop: (key) => change(told.filter((one) => one.key !== key)),
    refuse: (key, refusal) => change(told.map((one) => (one.key === key ? { ...one, refusal } : one))),
  };
};

/** Returns what a courier said on this device. */
export const toldStops = (courierId: number): ToldStops => {
  const stops = known.get(courierId) ?? newToldStops(courierId);
  known.set(courierId, stops);
  return stops;
};
