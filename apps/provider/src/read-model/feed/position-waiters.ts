type Waiter = { position: number; resolve: (isReached: boolean) => void };

export type PositionWaiters = {
  /**
   * Resolves to true once `reached` was called with this position or a later one, or to false after
   * `atMostMs`.
   */
  waitFor: (position: number, atMostMs: number) => Promise<boolean>;
  reached: (position: number) => void;
};

/** Callers that wait to read what they wrote. */
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
