import type { DatabaseTransaction } from '../../../database/connect.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { Author } from '../../../database/change-sql.ts';
import { publish, rebuildTouched } from '../saving/publish-changes.ts';

/** Recounts the products of all categories, at the end of a run of many saves that did not count them. */
export const rebuildCategories = async (transaction: DatabaseTransaction, author: Author): Promise<void> => {
  await lockCatalog(transaction);
  await publish(
    transaction,
    { rebuilt: await rebuildTouched(transaction, { countsCategories: true }) },
    author,
  );
};
