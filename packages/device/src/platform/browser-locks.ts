import type { LockName, WithLock } from './device.ts';

/** Returns locks that queue their holders within this page only. */
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

/**
 * Returns Web Locks, held in the whole browser. Where they are missing, returns a queue within the page: the
 * key of each call prevents duplicates from other tabs.
 */
export const browserLocks = (locks: LockManager | undefined): WithLock => {
  if (!locks) return queueLocks();
  return async (name, act) => locks.request(`dijla-${name}`, () => act()) as ReturnType<typeof act>;
};
