type Reading<T> = { ids: readonly number[]; perRead: number; read: (ids: readonly number[]) => Promise<T> };

/**
 * Reads in steps, at most `ahead` of them before they are consumed. Starts at once; a failed read rejects
 * when its step is consumed.
 */
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
      // If the consumer fails elsewhere, this read is never awaited.
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

/** Reads in steps and calls `place` with each result; the database reads the next step meanwhile. */
export const inTurns = async <T>({
  place,
  ...reading
}: Reading<T> & { place: (read: T) => void }): Promise<void> => {
  for await (const found of readAhead({ ...reading, ahead: 1 })) place(found);
};
