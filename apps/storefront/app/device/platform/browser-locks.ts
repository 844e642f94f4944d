import type { LockName, WithLock } from './device.ts';

/** One after another within this page only. */
export const queueLocks = (): WithLock => {
  const ends = new Map<LockName, Promise<unknown>>();
  return (name, act) => {
    const turn = (ends.get(name) ?? Promise.resolve()).then(act, act);
    ends.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
};

/** Web Locks, held in the whole browser; where there are none, a queue within the page (the keys of each call keep other tabs harmless). */
export const browserLocks = (locks: LockManager | undefined): WithLock => {
  if (!locks) return queueLocks();
  return async (name, act) => locks.request(`dijla-${name}`, () => act()) as ReturnType<typeof act>;
};
