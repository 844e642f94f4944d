/** Does one piece of work after the other, in the order given; one that fails does not keep the next from its turn. */
export const turnsInOrder = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
};
