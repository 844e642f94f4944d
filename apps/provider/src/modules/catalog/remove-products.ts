import type { DatabaseTransaction } from '../../database/connect.ts';
import { recordCatalogueAct } from './audit-store.ts';
import { type Author, type Change, recordChanges } from './change-store.ts';
import { removeDocuments } from './document-store.ts';
import { rebuildDocuments } from './rebuild-documents.ts';
import { saveRedirects } from './redirect-store.ts';
import { readRemovable, withdrawProducts } from './remove-store.ts';

/** Takes products out of the catalogue; their addresses answer 410 from then on. Unknown skus are passed over. Answers how many there were. */
export const removeProducts = async (transaction: DatabaseTransaction, skus: readonly string[], author: Author): Promise<number> => {
  const removed = await readRemovable(transaction, skus);
  if (removed.length === 0) return 0;
  const ids = removed.map(({ id }) => id);
  await withdrawProducts(transaction, ids);
  await removeDocuments(transaction, 'product', ids);
  await saveRedirects(transaction, removed.flatMap(({ url_path }) => (url_path === null ? [] : [{ from_path: url_path, to_path: null }])), []);
  const parents = [...new Set(removed.flatMap(({ parents }) => parents))].filter((id) => !ids.includes(id));
  const documents = await rebuildDocuments(transaction, { products: parents, categories: [], attributes: [] });
  await recordChanges(transaction, [
    ...ids.map((entity_id): Change => ({ entity: 'product', entity_id, kind: 'removed' })),
    ...documents.products.map((entity_id): Change => ({ entity: 'product', entity_id, kind: 'saved' })),
    ...documents.categories.map((entity_id): Change => ({ entity: 'category', entity_id, kind: 'saved' })),
  ], author);
  await recordCatalogueAct(transaction, 'remove', { after: { skus }, author });
  return ids.length;
};
