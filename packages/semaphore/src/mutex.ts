/** Runs one piece of work at a time. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a mutex that runs work in the order of its calls, however many wait; work that fails does not
 * prevent the next.
 */
export const createMutex = (): Mutex => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  };
};
