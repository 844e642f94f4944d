import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { Author } from '../../database/change-sql.ts';
import { recordChanges } from '../../database/change-sql.ts';
import { type Language, textIn } from '../catalog/catalog.ts';
import { loadStoreViews } from '../store-views/store-views.ts';
import { contentDocumentOf } from './content-document-of.ts';
import {
  type ContentDocumentRow,
  readCategoryPaths,
  readContent,
  readVendorOptions,
  replaceDocuments,
} from './content-sql.ts';
import type { ContentEntity, ContentKind, StoredContent } from './kinds/content-kind.ts';
import { contentKinds } from './kinds/content-kinds.ts';
import type { ContentPlaces } from './resolve-content.ts';

const kinds: readonly ContentKind[] = Object.values(contentKinds);

type Found = ReadonlyMap<ContentEntity, readonly StoredContent[]>;

/** Reads all records of every kind. */
const readAll = async (db: Database): Promise<Found> => {
  const found = new Map<ContentEntity, StoredContent[]>();
  for (const kind of kinds) found.set(kind.entity, await readContent(db, kind, null));
  return found;
};

type Store = { code: string; language: Language };

/** Returns what the content of a store view may refer to. */
const placesOf = async (
  db: Database,
  found: Found,
  { code, language }: Store,
): Promise<Omit<ContentPlaces, 'vendorOptions'>> => {
  const activeOf = (entity: ContentEntity) => (found.get(entity) ?? []).filter(({ is_active }) => is_active);
  return {
    storeCode: code,
    pages: new Set(activeOf('cms_page').map(({ identifier }) => identifier)),
    blocks: new Map(
      activeOf('cms_block').flatMap(({ identifier, texts }) => {
        const content = textIn(texts, language).text?.content;
        return content === undefined ? [] : [[identifier, content]];
      }),
    ),
    categories: await readCategoryPaths(db, code),
  };
};

/** Reads what the content of a store view may refer to. */
export const readPlaces = async (db: Database, store: Store): Promise<ContentPlaces> => ({
  ...(await placesOf(db, await readAll(db), store)),
  vendorOptions: await readVendorOptions(db),
});

/**
 * Rebuilds the documents of all content, because it includes blocks and there is little of it. Writes a row
 * to the change feed for each record whose document changed in some store view.
 */
export const rebuildContent = async (transaction: DatabaseTransaction, author: Author): Promise<void> => {
  const found = await readAll(transaction);
  const documents: ContentDocumentRow[] = [];
  const vendorOptions = await readVendorOptions(transaction);
  for (const { code, id, language } of await loadStoreViews(transaction)) {
    const places = { ...(await placesOf(transaction, found, { code, language })), vendorOptions };
    for (const kind of kinds)
      for (const record of found.get(kind.entity) ?? []) {
        const document = contentDocumentOf(kind, record, { store: { id, language }, places });
        if (document !== undefined)
          documents.push({ store_code: code, entity: kind.entity, entity_id: record.id, document });
      }
  }
  const changed = await replaceDocuments(
    transaction,
    kinds.map(({ entity }) => entity),
    documents,
  );
  await recordChanges(
    transaction,
    changed.map(({ entity, entity_id }) => ({ entity, entity_id, kind: 'saved' })),
    author,
  );
};
