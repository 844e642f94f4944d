import { sql } from 'kysely';
import { recordChanges } from '../../../database/change-sql.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';

const author = { actor: 'tell-slides', requestId: 'tell-slides' };

/** Tells pages with carousels that a slide is shown from now on, or no longer, once for each such moment. */
export const tellDueSlides = (database: Database, now: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const at = new Date(now);
    const { rows } = await sql`
      update carousel_slide set told_at = ${at}
      where (from_at is not null or until_at is not null)
        and ((told_at < from_at and from_at <= ${at}) or (told_at < until_at and until_at <= ${at}))
      returning 1`.execute(transaction);
    if (rows.length > 0)
      await recordChanges(transaction, [{ entity: 'carousel', entity_id: null, kind: 'saved' }], author);
  });
