import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { Author } from '../../../database/change-sql.ts';

/** Notes who did what to the catalogue. */
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
