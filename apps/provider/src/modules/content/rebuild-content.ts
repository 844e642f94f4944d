import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import type { Author } from '../../database/change-sql.ts';
import { recordChanges } from '../../database/change-sql.ts';
import { type Language, textIn } from '../catalog/catalog.ts';
import { loadStoreViews } from '../store-views/store-views.ts';
import { arrangementDocumentOf, type ArrangementPlaces } from './arrangements/arrangement-document.ts';
import { readArrangements } from './arrangements/arrangement-sql.ts';
import { unarranged } from './arrangements/arranged.ts';
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
import { readFocuses } from './pictures/picture-focus-sql.ts';
import type { ContentPlaces } from './resolve-content.ts';

/** How many pages of text the footer lists. */
const mostPages = 20;

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
  focuses: await readFocuses(db),
});

/** Returns what documents of arrangements are made with in a store view. */
const arrangementPlaces = (
  found: Found,
  {
    code,
    language,
    pages,
    focuses,
  }: Store & Pick<ArrangementPlaces, 'focuses'> & Pick<ContentPlaces, 'pages'>,
): ArrangementPlaces => {
  const listed = (entity: ContentEntity) =>
    (found.get(entity) ?? [])
      .map((record) => ({ ...record, position: Number((record as { position?: unknown }).position ?? 0) }))
      .filter(({ is_active, position }) => is_active && position > 0);
  return {
    language,
    places: { storeCode: code, pages },
    listedPages: listed('cms_page')
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .flatMap(({ identifier, texts }) => {
        const { text } = textIn(texts, language);
        return text === undefined ? [] : [{ identifier, title: text.title }];
      })
      .slice(0, mostPages),
    hasBlog: listed('blog_post').length > 0,
    focuses,
  };
};

/** Reads what an arrangement may refer to in a store view. */
export const readArrangementPlaces = async (db: Database, store: Store): Promise<ArrangementPlaces> => {
  const found = await readAll(db);
  const { pages } = await placesOf(db, found, store);
  return arrangementPlaces(found, { ...store, pages, focuses: await readFocuses(db) });
};

/**
 * Rebuilds the documents of all content, because it includes blocks and there is little of it. Writes a row
 * to the change feed for each record whose document changed in some store view.
 */
export const rebuildContent = async (transaction: DatabaseTransaction, author: Author): Promise<void> => {
  const found = await readAll(transaction);
  const documents: ContentDocumentRow[] = [];
  const vendorOptions = await readVendorOptions(transaction);
  const focuses = await readFocuses(transaction);
  const arrangements = await readArrangements(transaction);
  const blocks = found.get('cms_block') ?? [];
  for (const { code, id, language } of await loadStoreViews(transaction)) {
    const places = { ...(await placesOf(transaction, found, { code, language })), vendorOptions, focuses };
    for (const kind of kinds)
      for (const record of found.get(kind.entity) ?? []) {
        const document = contentDocumentOf(kind, record, { store: { id, language }, places });
        if (document !== undefined)
          documents.push({ store_code: code, entity: kind.entity, entity_id: record.id, document });
      }
    const around = arrangementPlaces(found, { code, language, pages: places.pages, focuses });
    for (const { id: entity_id, identifier, body } of arrangements) {
      const arranged = { id: entity_id, identifier, body: body ?? unarranged(identifier, blocks) };
      documents.push({
        store_code: code,
        entity: 'arrangement',
        entity_id,
        document: arrangementDocumentOf(arranged, around),
      });
    }
  }
  const changed = await replaceDocuments(
    transaction,
    [...kinds.map(({ entity }) => entity), 'arrangement'],
    documents,
  );
  await recordChanges(
    transaction,
    changed.map(({ entity, entity_id }) => ({ entity, entity_id, kind: 'saved' })),
    author,
  );
};
