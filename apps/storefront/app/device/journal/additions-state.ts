// @chunk shell
import { createStore } from 'zustand/vanilla';

/** What was put into the cart last on this page, several lines when they were added together; `count` tells one addition from the next of the same lines. */
export type Additions = { count: number; lineKeys: readonly string[] };

export const additionsStore = createStore<Additions>(() => ({ count: 0, lineKeys: [] }));

export const noteAddition = (lineKeys: readonly string[]): void =>
  additionsStore.setState(({ count }) => ({ count: count + 1, lineKeys }));
