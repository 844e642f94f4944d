type Waiter = { position: number; resolve: (isReached: boolean) => void };

export type PositionWaiters = {
  /** True once `reached` told of this position or a later one, false when `atMostMs` have passed. */
  waitFor: (position: number, atMostMs: number) => Promise<boolean>;
  reached: (position: number) => void;
};

/** Those who wrote and want to read what they wrote. */
export const positionWaiters = (): PositionWaiters => {
  const waiters = new Set<Waiter>();
  return {
    waitFor: (position, atMostMs) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const waiter: Waiter = { position, resolve };
      const timer = setTimeout(() => resolve(false), atMostMs);
      waiters.add(waiter);
      return promise.finally(() => {
        clearTimeout(timer);
        waiters.delete(waiter);
      });
    },
    reached: (position) => {
      for (const waiter of waiters) if (waiter.position <= position) waiter.resolve(true);
    },
  };
};
