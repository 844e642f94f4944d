import { isRefusedError, type Refusal, refusal, RefusedError } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { isEmailReserved } from '../sessions/former-sign-in-sql.ts';
import type { SavedAddress } from './address-book.ts';
import {
  insertCustomer,
  type NewCustomer,
  type ProfileRow,
  readProfileRow,
  saveAddressBook,
} from './profile-sql.ts';
import { takenRefusal } from './taken-refusal.ts';

export type NewAccount = {
  customer: NewCustomer;
  book: readonly SavedAddress[];
  /** Writes what belongs to the account, in its transaction. */
  also?: (transaction: DatabaseTransaction, customerId: number) => Promise<unknown>;
};

/** Inserts a customer with addresses. Returns a refusal when the e-mail address is taken or reserved. */
export const insertAccount = async (
  database: Database,
  { customer, book, also }: NewAccount,
): Promise<ProfileRow | Refusal> => {
  try {
    return await inTransaction(database, async (transaction) => {
      const id = await insertCustomer(transaction, customer);
      // Checked after the insert: a customer who gave up the address concurrently has recorded it as a former
      // sign-in by then.
      if (await isEmailReserved(transaction, customer.email, { customerId: id, now: customer.now }))
        throw new RefusedError(refusal('user.email-taken'));
      await saveAddressBook(transaction, id, book);
      await also?.(transaction, id);
      const row = await readProfileRow(transaction, id);
      if (!row) throw new Error('A customer just added cannot be read');
      return row;
    });
  } catch (error) {
    const taken = isRefusedError(error) ? error.refusal : takenRefusal(error);
    if (!taken) throw error;
    return taken;
  }
};
