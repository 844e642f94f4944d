/** Lists of ordinals that rows with several values have. Rows of the same values share one: many products are in the same categories. */
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

/** Where a list stands for one row more. */
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

/** Lets go of a list for one row. */
export const leavePlace = (known: OrdinalLists, place: number): void => {
  const uses = (known.uses[place] ?? 1) - 1;
  known.uses[place] = uses;
  if (uses > 0) return;
  known.places.delete((known.lists[place] ?? []).join());
  known.lists[place] = undefined;
  known.free.push(place);
};
