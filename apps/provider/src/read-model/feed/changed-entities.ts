import type { CatalogMemory } from '../engine/catalog-memory.ts';
import { hotAppearances } from '../overlay/hot-look.ts';
import { type ProductAppearance, productAppearances } from '../overlay/product-look.ts';

/**
 * `saved`, `removed`, `price`, `stock`, `sales` and `reviews` are someone's writes, `boundary` is time's; `listing` says of a category that the
 * products it lists, or their order, are others.
 */
export type EntityChangeKind =
  | 'saved'
  | 'removed'
  | 'price'
  | 'stock'
  | 'sales'
  | 'reviews'
  | 'boundary'
  | 'listing';

/** What is told of as one, whichever of them changed. */
export const wholeEntities = ['store', 'brand', 'carousel'] as const;
export type WholeEntity = (typeof wholeEntities)[number];

/**
 * Something that changed; `visiblyDifferent` when a card or a page that shows it would look different. A `page` is no record: somebody asked
 * for pages with the cache tag `tag` to be made anew.
 */
export type ChangedEntity = {
  entity: 'product' | 'category' | 'attribute' | 'taxrule' | 'cms_page' | 'cms_block' | 'page' | WholeEntity;
  id: number;
  kind: EntityChangeKind;
  visiblyDifferent: boolean;
  tag?: string;
};

/** The shop's numbers, the pages of brands and the rows of carousels change as one, and so do tax rules, for taxes are in every price: this id stands for all of them. */
export const allOfThem = 0;

export const otherTaxes: ChangedEntity = {
  entity: 'taxrule',
  id: allOfThem,
  kind: 'saved',
  visiblyDifferent: true,
};

/** Pages with a cache tag, to be made anew. */
export const pagesTagged = (tag: string): ChangedEntity => ({
  entity: 'page',
  id: allOfThem,
  kind: 'saved',
  visiblyDifferent: true,
  tag,
});

/** One entry for each entity or cache tag, and one more for a category's listing: the first says why, and it looks different if any of them does. */
export const mergedChanges = (changed: readonly ChangedEntity[]): ChangedEntity[] => {
  const merged = new Map<string, Map<number, ChangedEntity>>();
  for (const entry of changed) {
    const sort =
      entry.kind === 'listing'
        ? entry.kind
        : entry.tag === undefined
          ? entry.entity
          : `${entry.entity} ${entry.tag}`;
    const byId = merged.get(sort) ?? new Map<number, ChangedEntity>();
    const known = byId.get(entry.id);
    merged.set(
      sort,
      byId.set(
        entry.id,
        known === undefined || known.visiblyDifferent || !entry.visiblyDifferent
          ? (known ?? entry)
          : { ...known, visiblyDifferent: true },
      ),
    );
  }
  return Array.from(merged.values(), (byId) => [...byId.values()]).flat();
};

/** How products look in every store view. */
export type Appearances = ReadonlyMap<number, readonly (ProductAppearance | undefined)[]>;

/** `isCold` says whose documents may be others; of all else hot rows tell. */
export const appearancesOf = (
  memory: CatalogMemory,
  ids: Iterable<number>,
  { now, isCold = () => true }: { now: number; isCold?: (id: number) => boolean },
): Appearances => {
  const appearances = memory.views.map((view) => ({
    whole: productAppearances(memory, view, now),
    hot: hotAppearances(memory, view),
  }));
  return new Map(
    [...ids].map((id) => [id, appearances.map(({ whole, hot }) => (isCold(id) ? whole(id) : hot(id)))]),
  );
};

const ancestorsOf = ({ views }: CatalogMemory, categoryId: number): number[] => {
  const path = views
    .map(({ categories }) => categories.get(categoryId)?.path)
    .find((found) => found !== undefined);
  return path === undefined ? [categoryId] : path.split('/').map(Number);
};

type Before = { before: Appearances; after: Appearances };

/** Listings that are others because products of these categories look different in them; a listing holds the products of all categories below. */
export const changedListings = (memory: CatalogMemory, categories: ReadonlySet<number>): ChangedEntity[] =>
  [...new Set([...categories].flatMap((id) => ancestorsOf(memory, id)))].map((id) => ({
    entity: 'category',
    id,
    kind: 'listing',
    visiblyDifferent: true,
  }));

/** Categories of products that look different in listings. */
const categoriesOfOthers = (
  memory: CatalogMemory,
  ids: Iterable<number>,
  { before, after }: Before,
): Set<number> => {
  const found = new Set<number>();
  for (const id of ids) {
    const [earlier, later] = [before.get(id) ?? [], after.get(id) ?? []];
    for (const [index] of memory.views.entries()) {
      const [one, other] = [earlier[index], later[index]];
      if ((one?.listing ?? null) === (other?.listing ?? null)) continue;
      for (const category of [...(one?.categories ?? []), ...(other?.categories ?? [])]) found.add(category);
    }
  }
  return found;
};

const isDifferent = ({ views }: CatalogMemory, id: number, { before, after }: Before): boolean =>
  views.some((_, index) => before.get(id)?.[index]?.face !== after.get(id)?.[index]?.face);

/**
 * What became of products between two looks at them, and of the categories that list them. `kindOf` tells why; what is made of others
 * and has no reason of its own takes theirs.
 */
export const changedProducts = (
  memory: CatalogMemory,
  appearances: Before,
  kindOf: (id: number) => EntityChangeKind,
): ChangedEntity[] => {
  const ids = new Set([...appearances.before.keys(), ...appearances.after.keys()]);
  const products = [...ids].map((id): ChangedEntity => ({
    entity: 'product',
    id,
    kind: kindOf(id),
    visiblyDifferent: isDifferent(memory, id, appearances),
  }));
  return [...products, ...changedListings(memory, categoriesOfOthers(memory, ids, appearances))];
};
