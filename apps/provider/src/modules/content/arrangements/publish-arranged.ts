import type { Arrangement } from '@dijla/contract/arrangements';
import type { Author } from '../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { rebuildContent } from '../rebuild-content.ts';
import { type StoredArrangement, writeArrangement } from './arrangement-sql.ts';

/** Has shoppers see what was arranged. */
export const publishArranged = async (
  transaction: DatabaseTransaction,
  { stored, body, author }: { stored: StoredArrangement; body: Arrangement; author: Author },
): Promise<void> => {
  await writeArrangement(transaction, { id: stored.id, body });
  await rebuildContent(transaction, author);
};
