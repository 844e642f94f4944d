/** What a call may need first: a new sign-in where the session ended, or the second factor once more. */
export type Demand = 'sign-in' | 'step-up';

type Waiting = { demand: Demand; met: Promise<boolean>; settle: (isMet: boolean) => void };

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Asks for what a call needs, and resolves to whether it was given. Calls that ask at the same time wait for
 * one dialog.
 */
export const demandOnce = (demand: Demand): Promise<boolean> => {
  if (waiting?.demand === demand) return waiting.met;
  waiting?.settle(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting = {
    demand,
    met: promise,
    settle: (isMet) => {
      waiting = null;
      resolve(isMet);
      tell();
    },
  };
  tell();
  return promise;
};

/** Ends the dialog: calls that wait for it are made again when `isMet`, and fail else. */
export const settleDemand = (isMet: boolean): void => waiting?.settle(isMet);

export const currentDemand = (): Demand | null => waiting?.demand ?? null;

/** Calls the listener when a demand comes or is settled. Returns a function that unsubscribes. */
export const onDemand = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
