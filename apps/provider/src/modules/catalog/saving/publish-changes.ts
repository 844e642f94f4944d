import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type Author, type Change, type ChangeKind, recordChanges } from '../../../database/change-sql.ts';
import {
  nothingTouched,
  rebuildDocuments,
  type Rebuilt,
  type Touched,
} from '../documents/rebuild-documents.ts';

/**
 * Ids of products whose price, stock or sales rows changed. These are applied to documents on read, so no
 * document is rebuilt.
 */
export type HotChanges = { price: readonly number[]; stock: readonly number[]; sales: readonly number[] };

const isUntouched = ({ countsCategories, ...ids }: Touched): boolean =>
  !countsCategories && Object.values(ids).every((list) => list.length === 0);

/** Rebuilds the documents that a save affects; does nothing when it affects none. */
export const rebuildTouched = async (
  transaction: DatabaseTransaction,
  touched: Partial<Touched>,
): Promise<Rebuilt> => {
  const all = { ...nothingTouched, ...touched };
  return isUntouched(all)
    ? { products: [], categories: [], attributes: [] }
    : rebuildDocuments(transaction, all);
};

const changesOf = ({ products, categories, attributes }: Rebuilt, removed: Partial<Rebuilt>): Change[] => [
  ...attributes.map((entity_id): Change => ({ entity: 'attribute', entity_id, kind: 'saved' })),
  ...(removed.attributes ?? []).map((entity_id): Change => ({
    entity: 'attribute',
    entity_id,
    kind: 'removed',
  })),
  ...categories.map((entity_id): Change => ({ entity: 'category', entity_id, kind: 'saved' })),
  ...(removed.categories ?? []).map((entity_id): Change => ({
    entity: 'category',
    entity_id,
    kind: 'removed',
  })),
  ...(removed.products ?? []).map((entity_id): Change => ({ entity: 'product', entity_id, kind: 'removed' })),
  ...products.map((entity_id): Change => ({ entity: 'product', entity_id, kind: 'saved' })),
];

/** Leaves out new products, which are announced once, as saved; their prices and stock are read with them. */
const hotChangesOf = (hot: HotChanges, added: ReadonlySet<number>): Change[] => {
  const kinds: readonly (keyof HotChanges & ChangeKind)[] = ['price', 'stock', 'sales'];
  return kinds.flatMap((kind) =>
    hot[kind]
      .filter((id) => !added.has(id))
      .map((entity_id): Change => ({ entity: 'product', entity_id, kind })),
  );
};

export type Publication = {
  rebuilt: Rebuilt;
  removed?: Partial<Rebuilt>;
  hot?: HotChanges;
  added?: ReadonlySet<number>;
};

/** Writes a row to the change feed for everything that may now look different to shoppers. */
export const publish = (
  transaction: DatabaseTransaction,
  { rebuilt, removed = {}, hot, added = new Set() }: Publication,
  author: Author,
): Promise<void> =>
  recordChanges(
    transaction,
    [...changesOf(rebuilt, removed), ...(hot === undefined ? [] : hotChangesOf(hot, added))],
    author,
  );
