import { type Database, inTransaction } from '@dijla/provider/database';
import { brandHandler, saveCatalog, type SaveSummary } from '@dijla/provider/modules/catalog/catalog';
import { brands } from '../demo-attributes.ts';
import { demoCatalog } from '../demo-catalog.ts';
import { demoBrands } from '../demo-definitions.ts';
import { keepRecords } from './save-records.ts';
import { withBoundPictures, withPictureHashes } from '../pictures/picture-hashes.ts';
import { saveDemoRecords } from '../records/save-demo-records.ts';

/**
 * Saves the hand-written products and their brands, with the demo's carousels, promotions and customers, all
 * or nothing. Loading them again changes nothing.
 */
export const loadDemoCatalog = async (database: Database): Promise<SaveSummary> => {
  const batch = demoCatalog();
  const [categories, products] = [
    await withBoundPictures(batch.categories),
    await withPictureHashes(batch.products),
  ];
  return inTransaction(database, async (transaction) => {
    const summary = await saveCatalog(
      transaction,
      { ...batch, categories, products },
      { actor: 'demo', requestId: 'demo-catalogue' },
    );
    await keepRecords(
      transaction,
      brandHandler(),
      demoBrands().filter(({ code }) => code in brands),
    );
    await saveDemoRecords(transaction, new Set(products.map(({ sku }) => sku)));
    return summary;
  });
};
