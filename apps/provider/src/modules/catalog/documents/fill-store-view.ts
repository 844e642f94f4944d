import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { nothingTouched, rebuildDocuments } from './rebuild-documents.ts';
import { copyAddresses, readDocumentIds } from './store-catalog-sql.ts';

/**
 * Gives new store views the whole catalog: addresses as in the default one, and the document of every
 * product, category and attribute in their language.
 */
export const fillStoreViews = async (
  transaction: DatabaseTransaction,
  storeCodes: readonly string[],
): Promise<void> => {
  await lockCatalog(transaction);
  for (const code of storeCodes) await copyAddresses(transaction, code);
  const { products, attributes } = await readDocumentIds(transaction);
  await rebuildDocuments(transaction, { ...nothingTouched, products, attributes, countsCategories: true });
};
