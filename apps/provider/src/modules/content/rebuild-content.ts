import type { DatabaseTransaction } from '../../database/connect.ts';
import type { Author } from '../../database/change-sql.ts';
import { recordChanges, textIn } from '../catalog/catalog.ts';
import { loadStoreViews } from '../store-views/store-views.ts';
import { blockDocumentOf, pageDocumentOf } from './content-document-of.ts';
import {
  type ContentDocumentRow,
  readBlocks,
  readCategoryPaths,
  readPages,
  replaceDocuments,
} from './content-sql.ts';
import type { ContentPlaces } from './resolve-content.ts';

/**
 * Rebuilds the documents of all pages and blocks, because pages include blocks and there are few of both.
 * Writes a row to the change feed for each whose document changed in some store view.
 */
export const rebuildContent = async (transaction: DatabaseTransaction, author: Author): Promise<void> => {
  const [pages, blocks] = [await readPages(transaction, null), await readBlocks(transaction, null)];
  const documents: ContentDocumentRow[] = [];
  for (const { code, id: storeId, language } of await loadStoreViews(transaction)) {
    const store = { code, id: storeId, language };
    const places: ContentPlaces = {
      storeCode: code,
      pages: new Set(pages.filter(({ is_active }) => is_active).map(({ identifier }) => identifier)),
      blocks: new Map(
        blocks
          .filter(({ is_active }) => is_active)
          .flatMap(({ identifier, texts }) => {
            const content = textIn(texts, language).text?.content;
            return content === undefined ? [] : [[identifier, content]];
          }),
      ),
      categories: await readCategoryPaths(transaction, code),
    };
    for (const page of pages) {
      const document = pageDocumentOf(page, store, places);
      if (document !== undefined)
        documents.push({ store_code: code, entity: 'cms_page', entity_id: page.id, document });
    }
    for (const block of blocks) {
      const document = blockDocumentOf(block, store, places);
      if (document !== undefined)
        documents.push({ store_code: code, entity: 'cms_block', entity_id: block.id, document });
    }
  }
  const changed = await replaceDocuments(transaction, documents);
  await recordChanges(
    transaction,
    changed.map(({ entity, entity_id }) => ({
      entity: entity === 'cms_page' ? 'cms_page' : 'cms_block',
      entity_id,
      kind: 'saved',
    })),
    author,
  );
};
