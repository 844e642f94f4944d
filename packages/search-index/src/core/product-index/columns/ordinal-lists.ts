/**
 * Lists of ordinals for rows with several values. Rows with equal values share one list: many products are
 * in the same categories.
 */
export type OrdinalLists = {
  lists: (readonly number[] | undefined)[];
  uses: number[];
  places: Map<string, number>;
  free: number[];
};

export const noLists = (): OrdinalLists => ({ lists: [], uses: [], places: new Map(), free: [] });

export const copyOfLists = ({ lists, uses, places, free }: OrdinalLists): OrdinalLists => ({
  lists: [...lists],
  uses: [...uses],
  places: new Map(places),
  free: [...free],
});

/** Returns the index of a list and adds one use of it. */
export const takePlace = (known: OrdinalLists, ordinals: readonly number[]): number => {
  const name = ordinals.join();
  const shared = known.places.get(name);
  const place = shared ?? known.free.pop() ?? known.lists.length;
  known.uses[place] = shared === undefined ? 1 : (known.uses[place] ?? 0) + 1;
  if (shared === undefined) {
    known.lists[place] = ordinals;
    known.places.set(name, place);
  }
  return place;
};

/** Removes one use of a list, and the list itself when it was the last. */
export const leavePlace = (known: OrdinalLists, place: number): void => {
  const uses = (known.uses[place] ?? 1) - 1;
  known.uses[place] = uses;
  if (uses > 0) return;
  known.places.delete((known.lists[place] ?? []).join());
  known.lists[place] = undefined;
  known.free.push(place);
};
