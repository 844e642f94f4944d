import type { Contact } from '@dijla/contract/client';
import { sql } from 'kysely';
import { type Author, recordChanges } from '../../database/change-store.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';

/** The numbers of a store as they stand now: the owner may change them while the shop runs. */
export const readContactOf = async (db: Database, storeCode: string): Promise<Contact> =>
  db.selectFrom('store_view').select(['hotline', 'whatsapp']).where('code', '=', storeCode).executeTakeFirstOrThrow();

/** Gives these numbers to the stores whose owner has set none, and tells the pages. */
export const offerContact = async (transaction: DatabaseTransaction, { hotline, whatsapp }: Contact, author: Author): Promise<void> => {
  const { numAffectedRows = 0n } = await sql`
    update store_view set hotline = ${hotline}, whatsapp = ${whatsapp} where hotline is null and whatsapp is null`.execute(transaction);
  if (numAffectedRows > 0n) await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
};
