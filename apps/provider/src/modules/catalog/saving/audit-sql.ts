import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { Author } from '../../../database/change-sql.ts';

/** Writes an audit row of an action on the catalog. */
export const recordCatalogAct = async (
  transaction: DatabaseTransaction,
  act: string,
  { after, author }: { after: object; author: Author },
): Promise<void> => {
  await transaction
    .insertInto('audit')
    .values({
      actor: author.actor,
      act,
      entity: 'catalogue',
      after: JSON.stringify(after),
      request_id: author.requestId,
    })
    .execute();
};
