const overtaken = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Lets one change of route after another look up where it leads (spec 1 §2). One that was overtaken, its signal aborted, holds up nobody
 * and does not begin any more.
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
