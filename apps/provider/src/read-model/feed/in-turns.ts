type Reading<T> = { ids: readonly number[]; perRead: number; read: (ids: readonly number[]) => Promise<T> };

/** Reads step by step, at most so many before they are taken. Begins at once, and tells of a failure where its step is taken. */
export const readAhead = <T>({
  ids,
  perRead,
  read,
  ahead,
}: Reading<T> & { ahead: number }): AsyncGenerator<T> => {
  const coming: Promise<T>[] = [];
  let start = 0;
  const readOn = (): void => {
    for (; coming.length < ahead && start < ids.length; start += perRead) {
      const next = read(ids.slice(start, start + perRead));
      // Whoever fails elsewhere leaves it untaken.
      next.catch(() => undefined);
      coming.push(next);
    }
  };
  readOn();
  return (async function* () {
    for (let next = coming.shift(); next !== undefined; next = coming.shift()) {
      const found = await next;
      readOn();
      yield found;
    }
  })();
};

/** The database reads the next of them while those before are put in place. */
export const inTurns = async <T>({
  place,
  ...reading
}: Reading<T> & { place: (read: T) => void }): Promise<void> => {
  for await (const found of readAhead({ ...reading, ahead: 1 })) place(found);
};
