import { type Database, inTransaction } from '@dijla/provider/database';
import { saveCatalogue, type SaveSummary } from '@dijla/provider/modules/catalog/catalog';
import { demoCatalogue } from './demo-catalogue.ts';
import { withBoundPictures, withPictureHashes } from './picture-hashes.ts';
import { saveDemoRecords } from './records/save-demo-records.ts';

/** Saves the hand-written goods, with the demo's promotions and customers, whole or not at all; loading them again changes nothing. */
export const loadDemoCatalogue = async (database: Database): Promise<SaveSummary> => {
  const batch = demoCatalogue();
  const [categories, products] = [await withBoundPictures(batch.categories), await withPictureHashes(batch.products)];
  return inTransaction(database, async (transaction) => {
    const summary = await saveCatalogue(transaction, { ...batch, categories, products }, { actor: 'demo', requestId: 'demo-catalogue' });
    await saveDemoRecords(transaction, new Set(products.map(({ sku }) => sku)));
    return summary;
  });
};
