import type { Listing } from './listing.ts';

/** A kind of listing, each round one that was not asked before. One that is `aside` comes again, as the shop keeps what it found: it is measured, and stays out of the figures. */
export type ListingKind = { name: string; isAside?: boolean; listingOf: (round: number) => Listing };

type Document = Readonly<Record<string, unknown>>;

/** What kinds are made of: the categories, and the values that occur of an attribute. */
export type ShopInListings = {
  categories: readonly Document[];
  valuesOf: (attribute: string) => readonly (string | number)[];
};

/** Categories of a level, each with all below it, the fullest first. */
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
 * Listings as shoppers ask for them. There are fewer categories than rounds, and what was found for one is kept: so that none is asked
 * twice, each round is of a category and another one beside it, together no more than once in as many rounds as there are pairs.
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
