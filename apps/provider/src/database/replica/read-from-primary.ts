import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Runs work whose reads go to the primary, because it must see what was just written. */
export const readFromPrimary = <T>(work: () => T): T => inside.run(true, work);

/** Whether the running work reads from the primary. */
export const readsFromPrimary = (): boolean => inside.getStore() === true;
