import { lockCatalog } from '../../database/catalog-lock-sql.ts';
import { recordChanges } from '../../database/change-sql.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { fillStoreViews } from '../../modules/catalog/catalog.ts';
import { hasArrangementDocuments, rebuildContent } from '../../modules/content/content.ts';
import { addStoreView, missingStoreViews } from '../../modules/store-views/store-views.ts';

const author = { actor: 'store views', requestId: 'store views' };

/** Makes the documents of what the owner arranges where there are none: in a shop that is older than they are. */
const fillArrangements = async (db: Database): Promise<void> => {
  if (await hasArrangementDocuments(db)) return;
  await inTransaction(db, async (transaction) => {
    await lockCatalog(transaction);
    await rebuildContent(transaction, author);
  });
};

/**
 * Opens a store view for each language of the shop that has none in the database: its row, its addresses and
 * its documents, all or nothing. Does nothing when all are there, and what the owner arranges has its documents. `say` is told before the work, which takes
 * about as long as importing the catalog.
 */
export const openStoreViews = async (db: Database, say: (text: string) => void): Promise<void> => {
  if ((await missingStoreViews(db)).length === 0) return fillArrangements(db);
  await inTransaction(db, async (transaction) => {
    await lockCatalog(transaction);
    const missing = await missingStoreViews(transaction);
    if (missing.length === 0) return;
    say(`Opening the shop in ${missing.map(({ name }) => name).join(', ')} …`);
    for (const view of missing) await addStoreView(transaction, view);
    await fillStoreViews(
      transaction,
      missing.map(({ code }) => code),
    );
    await rebuildContent(transaction, author);
    await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
  });
};
