import type { DatabaseTransaction } from '../../database/connect.ts';
import type { Author } from '../../database/change-sql.ts';
import { recordChanges, textIn } from '../catalog/catalog.ts';
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

/**
 * Rebuilds the documents of all content, because it includes blocks and there is little of it. Writes a row
 * to the change feed for each record whose document changed in some store view.
 */
export const rebuildContent = async (transaction: DatabaseTransaction, author: Author): Promise<void> => {
  const found = new Map<ContentEntity, StoredContent[]>();
  for (const kind of kinds) found.set(kind.entity, await readContent(transaction, kind, null));
  const activeOf = (entity: ContentEntity) => (found.get(entity) ?? []).filter(({ is_active }) => is_active);
  const documents: ContentDocumentRow[] = [];
  const vendorOptions = await readVendorOptions(transaction);
  for (const { code, id, language } of await loadStoreViews(transaction)) {
    const places: ContentPlaces = {
      storeCode: code,
      pages: new Set(activeOf('cms_page').map(({ identifier }) => identifier)),
      blocks: new Map(
        activeOf('cms_block').flatMap(({ identifier, texts }) => {
          const content = textIn(texts, language).text?.content;
          return content === undefined ? [] : [[identifier, content]];
        }),
      ),
      categories: await readCategoryPaths(transaction, code),
      vendorOptions,
    };
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
