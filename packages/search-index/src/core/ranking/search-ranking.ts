/** A product that the owner put at a place of the results of a text; places begin at 1. */
export type Pin = { place: number; id: number };

/**
 * What the shop knows of single texts beyond their words, by `rankingKey`: what shoppers choose after a text, and what
 * the owner pinned for it. Results are ordered with it, and documents are not built with it.
 */
export type SearchRanking = {
  /** By product id, what its score is multiplied by: more than 1 where shoppers choose it. */
  clicked: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The pins of a text, each product and each place once, in ascending order of places. */
  pinned: ReadonlyMap<string, readonly Pin[]>;
};

/** The ranking of a shop that knows nothing of single texts. */
export const noRanking: SearchRanking = { clicked: new Map(), pinned: new Map() };

/** Returns under what a text of an index is kept; `folded` as `foldedText` returns it. */
export const rankingKey = (indexName: string, folded: string): string => `${indexName}\n${folded}`;

/** What is known of one text. */
export type RankedText = { clicked: ReadonlyMap<number, number>; pins: readonly Pin[] };

const none: ReadonlyMap<number, number> = new Map();

/** Returns what is known of a text; undefined where nothing is. */
export const rankedText = (
  { clicked, pinned }: SearchRanking,
  indexName: string,
  folded: string,
): RankedText | undefined => {
  const key = rankingKey(indexName, folded);
  const [of, pins] = [clicked.get(key), pinned.get(key)];
  return of === undefined && pins === undefined ? undefined : { clicked: of ?? none, pins: pins ?? [] };
};

/** Returns things in their order with the pinned ones at their places, or last where a list is shorter. */
export const withPins = <Thing>(
  inOrder: readonly Thing[],
  pinned: readonly { thing: Thing; place: number }[],
): readonly Thing[] => {
  if (pinned.length === 0) return inOrder;
  const own = new Set(pinned.map(({ thing }) => thing));
  const placed = inOrder.filter((thing) => !own.has(thing));
  for (const { thing, place } of pinned) placed.splice(place - 1, 0, thing);
  return placed;
};
