type Read<T> = { ids: readonly number[]; perRead: number; read: (ids: readonly number[]) => Promise<T>; place: (read: T) => void | Promise<void> };

/** The database reads the next of them while those before are put in place. */
export const inTurns = async <T>({ ids, perRead, read, place }: Read<T>): Promise<void> => {
  const readFrom = (start: number): Promise<T> => read(ids.slice(start, start + perRead));
  let next = readFrom(0);
  for (let start = 0; start < ids.length; start += perRead) {
    const found = await next;
    next = readFrom(start + perRead);
    // Whoever fails here leaves it unread; it fails again when it is waited for.
    next.catch(() => undefined);
    await place(found);
  }
  await next;
};
