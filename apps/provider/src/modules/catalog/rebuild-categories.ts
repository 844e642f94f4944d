import type { DatabaseTransaction } from '../../database/connect.ts';
import { lockCatalogue } from '../../database/catalogue-lock-store.ts';
import type { Author } from '../../database/change-store.ts';
import { publish, rebuildTouched } from './publish-changes.ts';

/** Counts the products of all categories anew: the end of a run of many saves that did not. */
export const rebuildCategories = async (transaction: DatabaseTransaction, author: Author): Promise<void> => {
  await lockCatalogue(transaction);
  await publish(transaction, { rebuilt: await rebuildTouched(transaction, { countsCategories: true }) }, author);
};
