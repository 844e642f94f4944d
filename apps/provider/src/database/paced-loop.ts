export type PacedLoop = { wake: () => void; close: () => Promise<void> };

/** A pause that ends after some milliseconds or when woken. */
const restOf = (milliseconds: number): { over: Promise<void>; end: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(0, milliseconds));
  timer.unref();
  return { over: promise.finally(() => clearTimeout(timer)), end: resolve };
};

/**
 * Runs a step repeatedly, pausing for `restFor()` milliseconds or until woken. A failure is reported and
 * does not end the loop.
 */
export const pacedLoop = (
  step: () => Promise<void>,
  { restFor, onTrouble }: { restFor: () => number; onTrouble: (error: unknown) => void },
): PacedLoop => {
  const stopping = new AbortController();
  const state = { isAwaited: false, endRest: (): void => undefined };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      state.isAwaited = false;
      await step().catch(onTrouble);
      // Woken during the step: it may have missed what caused the wake-up.
      if (state.isAwaited || stopping.signal.aborted) continue;
      const { over, end } = restOf(restFor());
      state.endRest = end;
      await over;
    }
  };
  const running = run();
  const wake = (): void => {
    state.isAwaited = true;
    state.endRest();
  };
  return {
    wake,
    close: async () => {
      stopping.abort();
      wake();
      await running;
    },
  };
};
