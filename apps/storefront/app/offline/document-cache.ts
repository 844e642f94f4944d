import type { SearchAnswer } from '@dijla/contract/client';
import type { CatalogQuery, WireDocument } from '../provider-client/catalog-source.ts';
import type { Change, DeviceStorage } from '../device/platform/device-storage.ts';
import { aliasKeys, documentKey, namedDocuments, queryKey, type CardCachePart } from './document-keys.ts';
import { covers, fieldsOf, mergedDocument, type StoredDocument } from './stored-document.ts';

type Answer = SearchAnswer<WireDocument>;

/** How much of the catalogue a device keeps, the latest seen. */
const most = { documents: 2_000, aliases: 8_000, queries: 300 } as const;

/** The answer to exactly this question, with its age in `seen_at`; null when it was never asked. */
export const keptAnswer = (
  storage: DeviceStorage,
  shelf: CardCachePart,
  query: CatalogQuery,
): Promise<{ answer: Answer; seen_at: number } | null> => storage.read('queries', queryKey(shelf, query));

const findDocument = async (storage: DeviceStorage, alias: string): Promise<StoredDocument | null> => {
  const known = await storage.read('aliases', alias);
  return known === null ? null : storage.read('documents', known.document);
};

/** A path belongs to one entity: known as a category's, it is no product's, whether or not that was ever asked. */
const isPathOfCategory = async (
  storage: DeviceStorage,
  { store, entity }: CardCachePart,
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
 * An answer made of documents seen elsewhere, such as a product opened from its card; only for questions that name
 * their documents, and only of documents that hold all that is asked for. Null when there is none.
 */
export const composedAnswer = async (
  storage: DeviceStorage,
  shelf: CardCachePart,
  query: CatalogQuery,
): Promise<Answer | null> => {
  const aliases = namedDocuments(shelf, query);
  if (aliases === null) return null;
  const found = await Promise.all(aliases.map((alias) => findDocument(storage, alias)));
  const whole = found.filter((stored) => stored !== null).filter((stored) => covers(stored, query));
  if (whole.length === 0)
    return (await isPathOfCategory(storage, shelf, aliases)) ? { hits: [], total: 0 } : null;
  return {
    hits: whole.slice(0, query.size).map(({ document }) => ({ ...document, _score: null })),
    total: whole.length,
  };
};

const documentChanges = async (
  storage: DeviceStorage,
  shelf: CardCachePart,
  after: StoredDocument,
): Promise<Change[]> => {
  const key = documentKey(shelf, after.document);
  if (key === null) return [];
  const merged = mergedDocument(await storage.read('documents', key), after);
  const aliases = aliasKeys(shelf, after.document).map((alias): Change => ({
    in: 'aliases',
    key: alias,
    put: { document: key, seen_at: after.seen_at },
  }));
  return [{ in: 'documents', key, put: merged }, ...aliases];
};

export type SeenAnswer = { shelf: CardCachePart; query: CatalogQuery; answer: Answer; seen_at: number };

/** Keeps an answer: by its question and, each on its own, its documents. `seen_at` in milliseconds since 1970. */
export const keepAnswer = async (
  storage: DeviceStorage,
  { shelf, query, answer, seen_at }: SeenAnswer,
): Promise<void> => {
  const isNothing = query.exclude?.includes('*') === true;
  const changes = isNothing
    ? []
    : await Promise.all(
        answer.hits.map(({ _score, ...document }) =>
          documentChanges(storage, shelf, { document, fields: fieldsOf(query), seen_at }),
        ),
      );
  await storage.write([
    { in: 'queries', key: queryKey(shelf, query), put: { answer, seen_at } },
    ...changes.flat(),
  ]);
};

/** Lets go of what was not seen for longest. */
export const trimCache = async (storage: DeviceStorage): Promise<void> => {
  await storage.trim('queries', most.queries);
  await storage.trim('documents', most.documents);
  await storage.trim('aliases', most.aliases);
};
