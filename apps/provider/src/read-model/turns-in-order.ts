/** Does one piece of work after the other, in the order given; one that fails does not keep the next from its turn. */
export const turnsInOrder = (): ((work: () => Promise<void>) => Promise<void>) => {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
};
