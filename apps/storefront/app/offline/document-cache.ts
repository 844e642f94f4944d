import type { SearchAnswer } from '@dijla/contract/client';
import type { CatalogQuery, WireDocument } from '../provider-client/catalog-source.ts';
import type { Change, DeviceStorage } from '@dijla/device/platform/device-storage';
import { aliasKeys, documentKey, namedDocuments, queryKey, type CacheSection } from './document-keys.ts';
import {
  covers,
  fieldsOf,
  mergedDocument,
  type StoredDocument,
} from '@dijla/device/documents/stored-document';

type Answer = SearchAnswer<WireDocument>;

/** Maximum number of entries a device stores of the catalog; those seen last stay. */
const most = { documents: 2_000, aliases: 8_000, queries: 300 } as const;

/** Returns the stored answer to exactly this query with its time in `seen_at`; null if there is none. */
export const keptAnswer = (
  storage: DeviceStorage,
  section: CacheSection,
  query: CatalogQuery,
): Promise<{ answer: Answer; seen_at: number } | null> => storage.read('queries', queryKey(section, query));

const findDocument = async (storage: DeviceStorage, alias: string): Promise<StoredDocument | null> => {
  const known = await storage.read('aliases', alias);
  return known === null ? null : storage.read('documents', known.document);
};

/**
 * Whether a product query names the path of a known category. A path belongs to one entity, so there is no
 * such product, even if that was never requested.
 */
const isPathOfCategory = async (
  storage: DeviceStorage,
  { store, entity }: CacheSection,
  aliases: readonly string[],
): Promise<boolean> => {
  const [path] = aliases.map((alias) => alias.split('|url_path:')[1]);
  return (
    entity === 'product' &&
    path !== undefined &&
    (await storage.read('aliases', `${store}|category|url_path:${path}`)) !== null
  );
};

/**
 * Returns an answer composed of stored documents, such as a product opened from its card. Only for queries
 * that name their documents, and only of documents with all requested fields. Returns null if there is none.
 */
export const composedAnswer = async (
  storage: DeviceStorage,
  section: CacheSection,
  query: CatalogQuery,
): Promise<Answer | null> => {
  const aliases = namedDocuments(section, query);
  if (aliases === null) return null;
  const found = await Promise.all(aliases.map((alias) => findDocument(storage, alias)));
  const whole = found.filter((stored) => stored !== null).filter((stored) => covers(stored, query));
  if (whole.length === 0)
    return (await isPathOfCategory(storage, section, aliases)) ? { hits: [], total: 0 } : null;
  return {
    hits: whole.slice(0, query.size).map(({ document }) => ({ ...document, _score: null })),
    total: whole.length,
  };
};

const documentChanges = async (
  storage: DeviceStorage,
  section: CacheSection,
  after: StoredDocument,
): Promise<Change[]> => {
  const key = documentKey(section, after.document);
  if (key === null) return [];
  const merged = mergedDocument(await storage.read('documents', key), after);
  const aliases = aliasKeys(section, after.document).map((alias): Change => ({
    in: 'aliases',
    key: alias,
    put: { document: key, seen_at: after.seen_at },
  }));
  return [{ in: 'documents', key, put: merged }, ...aliases];
};

export type SeenAnswer = { section: CacheSection; query: CatalogQuery; answer: Answer; seen_at: number };

/** Stores an answer by its query, and each of its documents. `seen_at` is in milliseconds since 1970. */
export const keepAnswer = async (
  storage: DeviceStorage,
  { section, query, answer, seen_at }: SeenAnswer,
): Promise<void> => {
  const isNothing = query.exclude?.includes('*') === true;
  const changes = isNothing
    ? []
    : await Promise.all(
        answer.hits.map(({ _score, ...document }) =>
          documentChanges(storage, section, { document, fields: fieldsOf(query), seen_at }),
        ),
      );
  await storage.write([
    { in: 'queries', key: queryKey(section, query), put: { answer, seen_at } },
    ...changes.flat(),
  ]);
};

/** Removes the entries that have not been seen for the longest time. */
export const trimCache = async (storage: DeviceStorage): Promise<void> => {
  await storage.trim('queries', most.queries);
  await storage.trim('documents', most.documents);
  await storage.trim('aliases', most.aliases);
};
