import { type Database, inTransaction } from '../../database/database.ts';
import { readDueDeletions } from './ask-deletion-sql.ts';
import { deletePerson } from './delete-person-sql.ts';

/** Accounts deleted by one run at most; the next run goes on. */
const atMost = 100;

/** Deletes the accounts whose 14 days are over, each in a transaction of its own. Returns how many. */
export const deleteAccounts = async (database: Database, now: number): Promise<number> => {
  let deleted = 0;
  for (const id of await readDueDeletions(database, { now, atMost })) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that shoppers keep the connections
    if (await inTransaction(database, (transaction) => deletePerson(transaction, id, now))) deleted += 1;
  }
  return deleted;
};
