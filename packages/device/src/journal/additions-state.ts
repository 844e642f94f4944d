// @chunk shell
import { createStore } from 'zustand/vanilla';

/**
 * The lines added to the cart last on this page; several if they were added together. `count` distinguishes
 * two additions of the same lines.
 */
export type Additions = { count: number; lineKeys: readonly string[] };

export const additionsStore = createStore<Additions>(() => ({ count: 0, lineKeys: [] }));

export const noteAddition = (lineKeys: readonly string[]): void =>
  additionsStore.setState(({ count }) => ({ count: count + 1, lineKeys }));
