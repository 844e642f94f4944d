import { createStore } from 'zustand/vanilla';

/** What was put into the cart last on this page; `count` tells one addition from the next of the same line. */
export type Additions = { count: number; lineKey: string | null };

export const additionsStore = createStore<Additions>(() => ({ count: 0, lineKey: null }));

export const noteAddition = (lineKey: string): void => additionsStore.setState(({ count }) => ({ count: count + 1, lineKey }));
