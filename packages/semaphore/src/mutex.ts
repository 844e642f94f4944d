/** Runs pieces of work one after the other in the given order; one that fails does not prevent the next. */
export const turnsInOrder = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
};
