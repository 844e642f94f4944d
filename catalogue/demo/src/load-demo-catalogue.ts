import { type Database, inTransaction } from '@dijla/provider/database';
import { saveCatalogue, type SaveSummary } from '@dijla/provider/modules/catalog/catalog';
import { demoCatalogue } from './demo-catalogue.ts';

/** Saves the demo catalogue whole or not at all; loading it again changes nothing. */
export const loadDemoCatalogue = (database: Database): Promise<SaveSummary> =>
  inTransaction(database, (transaction) => saveCatalogue(transaction, demoCatalogue(), { actor: 'demo', requestId: 'demo-catalogue' }));
