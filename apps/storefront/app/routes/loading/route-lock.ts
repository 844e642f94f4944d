const overtaken = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Creates a lock that lets route changes look up their targets one after another (spec 1 §2). An aborted
 * change delays no other change and does not start any more.
 */
export const routeLock = () => {
  let before: Promise<unknown> = Promise.resolve();
  return <Found>(signal: AbortSignal, lookUp: () => Promise<Found>): Promise<Found> => {
    const turn = before.then(() => {
      signal.throwIfAborted();
      return lookUp();
    });
    before = Promise.race([turn.catch(() => undefined), overtaken(signal)]);
    return turn;
  };
};
