import type { Listing } from './listing.ts';

/**
 * A kind of listing, with a new listing in each round. A kind with `isAside` repeats its listings, which the
 * shop caches: it is measured but excluded from the figures.
 */
export type ListingKind = { name: string; isAside?: boolean; listingOf: (round: number) => Listing };

type Document = Readonly<Record<string, unknown>>;

/** Input for the listing kinds: the categories, and the values in use for an attribute. */
export type ShopInListings = {
  categories: readonly Document[];
  valuesOf: (attribute: string) => readonly (string | number)[];
};

/** Returns the categories of a level, each with all its descendants, the one with the most products first. */
const categoriesOf = (categories: readonly Document[], level: number): number[][] => {
  const idsBelow = (id: unknown): number[] =>
    categories
      .filter(({ path }) => String(path).split('/').includes(String(id)))
      .map((category) => Number(category['id']));
  const found = categories.filter(
    (category) => category['level'] === level && Number(category['product_count']) > 0,
  );
  return found
    .toSorted((one, other) => Number(other['product_count']) - Number(one['product_count']))
    .map(({ id }) => idsBelow(id));
};

const at = <T>(list: readonly T[], round: number): T => {
  const found = list[round % list.length];
  if (found === undefined) throw new Error('The shop has no such categories or values');
  return found;
};

const bare = { chosen: [], price: null };

/**
 * Listings as shoppers request them. There are fewer categories than rounds, and results are cached per
 * category. To avoid repeats, each round combines two categories, and a pair repeats only after all pairs
 * are used.
 */
export const listingKinds = ({ categories, valuesOf }: ShopInListings): ListingKind[] => {
  const [tops, mids] = [categoriesOf(categories, 2), categoriesOf(categories, 3)];
  const [colours, sizes] = [valuesOf('color'), valuesOf('size')];
  const color = (round: number) => ({ attribute: 'color', values: [at(colours, round)] });
  const pairs = (list: readonly number[][]) => (round: number) => ({
    ...bare,
    categories: [...at(list, round), ...at(mids, Math.floor(round / list.length) + 1)],
  });
  const [top, mid] = [pairs(tops), pairs(mids)];
  return [
    { name: 'a top category', listingOf: top },
    { name: 'a category below', listingOf: mid },
    { name: 'a top category, a colour', listingOf: (round) => ({ ...top(round), chosen: [color(round)] }) },
    {
      name: 'a top category, two colours and a size',
      listingOf: (round) => ({
        ...top(round),
        chosen: [
          { attribute: 'color', values: [at(colours, round), at(colours, round + 1)] },
          { attribute: 'size', values: [at(sizes, round)] },
        ],
      }),
    },
    {
      name: 'a top category, a price',
      listingOf: (round) => ({ ...top(round), price: { gte: 50_000, lte: 150_000 + round } }),
    },
    {
      name: 'a top category, asked before (not in the figures)',
      isAside: true,
      listingOf: (round) => ({ ...bare, categories: at(tops, round) }),
    },
    {
      name: 'all products, asked before (not in the figures)',
      isAside: true,
      listingOf: () => ({ ...bare, categories: null }),
    },
  ];
};
