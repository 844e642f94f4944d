import type { DatabaseTransaction } from '../../../database/connect.ts';
import { recordCatalogAct } from '../../audit/audit.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { Author } from '../../../database/change-sql.ts';
import { readDependentProducts } from '../documents/document-rows-sql.ts';
import { removeDocuments } from '../documents/document-sql.ts';
import { publish, rebuildTouched } from '../saving/publish-changes.ts';
import { nothingTouched } from '../documents/rebuild-documents.ts';
import { saveRedirects } from '../addresses/redirect-sql.ts';
import { readRemovable, withdrawProducts } from '../saving/remove-sql.ts';

/**
 * Removes products from the catalog; their addresses then answer 410. Unknown skus are skipped. Returns the
 * number of products removed.
 */
export const removeProducts = async (
  transaction: DatabaseTransaction,
  skus: readonly string[],
  author: Author,
): Promise<number> => {
  await lockCatalog(transaction);
  const removed = await readRemovable(transaction, skus);
  if (removed.length === 0) return 0;
  const ids = removed.map(({ id }) => id);
  const holders = await readDependentProducts(transaction, {
    ...nothingTouched,
    products: ids,
    appeared: ids,
  });
  await withdrawProducts(transaction, ids);
  await removeDocuments(transaction, 'product', ids);
  await saveRedirects(
    transaction,
    removed.flatMap(({ url_path }) => (url_path === null ? [] : [{ from_path: url_path, to_path: null }])),
    [],
  );
  const gone = new Set(ids);
  const rebuilt = await rebuildTouched(transaction, {
    products: holders.filter((id) => !gone.has(id)),
    countsCategories: true,
  });
  await publish(transaction, { rebuilt, removed: { products: ids } }, author);
  await recordCatalogAct(transaction, 'remove', { after: { skus }, author });
  return ids.length;
};
