import { isDeepStrictEqual } from 'node:util';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { type ArrivingKeys, nothingArriving, type RecordHandler } from '../../../database/record-handler.ts';
import { loadStoreViews } from '../../store-views/store-views.ts';
import { recordCatalogAct } from '../../audit/audit.ts';
import type { CategoryInput } from '../saving/catalog-batch.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { CategoryRows } from './category-document-of.ts';
import { canonicalCategory, categoryErrors, pathAbove } from './category-errors.ts';
import {
  eraseCategories,
  readCategories,
  readCategoryIds,
  readCategoryMarks,
  readCategoryPaths,
  withdrawCategories,
  writeCategories,
  writeCategorySources,
} from './category-sql.ts';
import { removeDocuments } from '../documents/document-sql.ts';
import { publish, rebuildTouched } from '../saving/publish-changes.ts';
import { warningOf } from '../saving/record-warning.ts';
import { readMovedPaths, saveRedirects } from '../addresses/redirect-sql.ts';

type Standing = ReadonlyMap<string, { id: number; category: CategoryInput }>;

const standingOf = (rows: CategoryRows): [string, { id: number; category: CategoryInput }][] => {
  const url_path = Object.values(rows.addresses)[0]?.url_path;
  return url_path === undefined
    ? []
    : [
        [
          url_path,
          {
            id: rows.id,
            category: canonicalCategory({ ...rows, url_path, media_gallery: [...rows.media_gallery] }),
          },
        ],
      ];
};

/** Reads all categories, in the form in which they were saved, by url_path. */
export const readExistingCategories = async (db: Database): Promise<Standing> =>
  new Map((await readCategories(db, { counts: false })).flatMap(standingOf));

/** Merges a category into the stored one; texts in languages that are not given stay. */
const merged = (given: CategoryInput, standing: CategoryInput | undefined): CategoryInput =>
  canonicalCategory({ ...given, texts: { ...standing?.texts, ...given.texts } });

export const mergedCategories = (categories: readonly CategoryInput[], standing: Standing): CategoryInput[] =>
  categories.map((category) => merged(category, standing.get(category.url_path)?.category));

export type SavedCategories = {
  added: number;
  changed: number;
  /** Ids of the categories written. */ written: number[];
};

/** Writes the categories that are new or have changed. */
export const saveCategories = async (
  transaction: DatabaseTransaction,
  categories: readonly CategoryInput[],
  { standing, source }: { standing: Standing; source: string },
): Promise<SavedCategories> => {
  const different = categories.filter(
    (category) => !isDeepStrictEqual(category, standing.get(category.url_path)?.category),
  );
  if (different.length === 0) return { added: 0, changed: 0, written: [] };
  const [store] = await loadStoreViews(transaction);
  if (store === undefined) throw new Error('The database has no store view');
  await writeCategories(transaction, different, { source, rootId: store.root_category_id });
  const paths = different.map(({ url_path }) => url_path);
  await saveRedirects(transaction, [], paths);
  const ids = await readCategoryIds(transaction, paths);
  const added = different.filter(({ url_path }) => !standing.has(url_path)).length;
  return { added, changed: different.length - added, written: [...ids.values()] };
};

const removeCategories: RecordHandler<CategoryInput>['remove'] = async (transaction, keys, author) => {
  await lockCatalog(transaction);
  const { ids, paths, products } = await withdrawCategories(transaction, keys);
  if (ids.length === 0) return;
  await removeDocuments(transaction, 'category', ids);
  const moved = await readMovedPaths(transaction, paths);
  await saveRedirects(
    transaction,
    paths.filter((path) => !moved.has(path)).map((from_path) => ({ from_path, to_path: null })),
    [],
  );
  const rebuilt = await rebuildTouched(transaction, { products, countsCategories: true });
  await publish(transaction, { rebuilt, removed: { categories: ids } }, author);
  await recordCatalogAct(transaction, 'remove', { after: { categories: keys }, author });
};

/**
 * Record handler of categories, by url_path. A category is rejected when its parent is neither stored nor
 * arriving in the same run. Removing a category removes its descendants; their addresses are marked as gone
 * unless a redirect exists.
 */
export const categoryHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<CategoryInput> => ({
  keyOf: ({ url_path }) => url_path,
  check: async (db, records) => {
    const standing = await readExistingCategories(db);
    const above = [...new Set(records.flatMap(({ url_path }) => pathAbove(url_path) ?? []))];
    const paths = new Set([
      ...standing.keys(),
      ...records.map(({ url_path }) => url_path),
      ...(await brought('category', above)),
    ]);
    const fitting = records.filter((record) => categoryErrors(record, paths).length === 0);
    return {
      records: mergedCategories(fitting, standing),
      warnings: records.flatMap((record) => categoryErrors(record, paths).map(warningOf(record.url_path))),
    };
  },
  read: async (db, keys) => {
    const wanted = new Set(keys);
    return new Map(
      [...(await readExistingCategories(db))]
        .filter(([path]) => wanted.has(path))
        .map(([path, { category }]) => [path, category]),
    );
  },
  save: async (transaction, records, author) => {
    await lockCatalog(transaction);
    const standing = await readExistingCategories(transaction);
    const { written } = await saveCategories(transaction, records.map(canonicalCategory), {
      standing,
      source: author.source,
    });
    if (author.marks !== undefined) await writeCategorySources(transaction, author.marks);
    if (written.length === 0) return;
    const rebuilt = await rebuildTouched(transaction, { categories: written });
    await publish(transaction, { rebuilt }, author);
    await recordCatalogAct(transaction, 'save', {
      after: { source: author.source, categories: written.length },
      author,
    });
  },
  remove: removeCategories,
  keysOf: readCategoryPaths,
  marksOf: readCategoryMarks,
  erase: eraseCategories,
});
