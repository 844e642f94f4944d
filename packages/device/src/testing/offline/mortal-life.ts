import type { LockName, WithLock } from '../../platform/device.ts';

const never = <Answer>(): Promise<Answer> => new Promise(() => undefined);

/**
 * The life of a page or a worker, which may end at any step: each access to the disk, a lock or the network is one
 * before and one after it. What a dead one waits for never comes, and its locks are free.
 */
export const mortalLife = () => {
  const state = { isDead: false, left: Number.POSITIVE_INFINITY };
  const { promise: death, resolve: end } = Promise.withResolvers<'dead'>();
  const die = (): void => {
    state.isDead = true;
    end('dead');
  };
  const step = (): boolean => {
    state.left -= 1;
    if (state.left < 0) die();
    return state.isDead;
  };
  const living =
    <Given extends unknown[], Answer>(act: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (step()) return never();
      try {
        const answer = await act(...given);
        return step() ? await never() : answer;
      } catch (error) {
        if (step()) return never();
        throw error;
      }
    };
  const lockOf =
    (withLock: WithLock): WithLock =>
    async <Answer>(name: LockName, act: () => Promise<Answer>): Promise<Answer> => {
      if (step()) return never();
      const answer = await withLock(name, async () =>
        step() ? ('dead' as const) : Promise.race([act(), death]),
      );
      return step() ? never() : (answer as Answer);
    };
  return {
    death,
    die,
    living,
    lockOf,
    isDead: () => state.isDead,
    /** Lets it end after so many steps from now on. */
    dieAfter: (steps: number): void => void (state.left = steps),
    outlive: (): void => void (state.left = Number.POSITIVE_INFINITY),
  };
};
