import { type EntityName, entityOf, searchedEntities } from '@dijla/contract/entities';
import type { DocumentChange } from '@dijla/search-index/core/search-engine';
import type { CatalogMemory } from '../engine/catalog-memory.ts';
import { hotAppearances } from '../overlay/hot-look.ts';
import { type ProductAppearance, productAppearances } from '../overlay/product-look.ts';

/**
 * `boundary` is a change due to time; the other kinds up to `reviews` are writes. `listing` of a category
 * means that the products it lists, or their order, changed.
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

/** Whether the kind is reported as a whole, no matter which record changed. */
export const isWhole = (name: EntityName): boolean => !entityOf(name).isSearched;

/**
 * Something that changed; `visiblyDifferent` when a card or a page that shows it would look different. A
 * `page` is not a record: it is a request to purge the pages with the cache tag `tag`.
 */
export type ChangedEntity = {
  entity: EntityName | 'page';
  id: number;
  kind: EntityChangeKind;
  visiblyDifferent: boolean;
  tag?: string;
};

/**
 * The id that stands for all records of an entity. The shop's numbers, the brand pages and the carousels
 * change as a whole, and so do tax rules, because tax is part of every price.
 */
export const allOfThem = 0;

export const otherTaxes: ChangedEntity = {
  entity: 'taxrule',
  id: allOfThem,
  kind: 'saved',
  visiblyDifferent: true,
};

/** The change that purges the pages with a cache tag. */
export const pagesTagged = (tag: string): ChangedEntity => ({
  entity: 'page',
  id: allOfThem,
  kind: 'saved',
  visiblyDifferent: true,
  tag,
});

/**
 * Merges changes into one entry per entity or cache tag, plus one per category listing. The kind is that of
 * the first change; an entry is visibly different if any of its changes is.
 */
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

/**
 * Returns which documents an engine must read again. A listing is not one: it changes with its products.
 */
export const changedDocuments = (changed: readonly ChangedEntity[]): DocumentChange[] =>
  changed.flatMap(({ entity: name, id, kind }) => {
    const entity = searchedEntities.find((searched) => searched === name);
    return entity === undefined || kind === 'listing' ? [] : [{ entity, id }];
  });

/** How products look in every store view, by id. */
export type Appearances = ReadonlyMap<number, readonly (ProductAppearance | undefined)[]>;

/**
 * Returns how products look. `isCold` tells which products' documents may have changed; all others are
 * compared by their hot rows.
 */
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

/**
 * Returns the listings that changed because products of these categories look different in them. A listing
 * holds the products of all categories below it.
 */
export const changedListings = (memory: CatalogMemory, categories: ReadonlySet<number>): ChangedEntity[] =>
  [...new Set([...categories].flatMap((id) => ancestorsOf(memory, id)))].map((id) => ({
    entity: 'category',
    id,
    kind: 'listing',
    visiblyDifferent: true,
  }));

/** Categories of the products that look different in listings. */
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
 * Returns the changes of products between two appearances, and of the categories that list them. `kindOf`
 * gives the reason; a composed product without its own reason takes that of its parts.
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
