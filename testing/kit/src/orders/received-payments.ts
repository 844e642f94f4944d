import { type Database, inTransaction } from '@dijla/provider/database';
import { linesToMove, post, receivableOf } from '@dijla/provider/modules/ledger/ledger';

/** Posts payments of a test's orders, in minor units of dinars, as if they were transferred to the shop. */
export const receivedPayments = (db: Database) => {
  let payments = 0;
  return async (orderId: number, amount: number): Promise<void> => {
    payments += 1;
    const lines = linesToMove({ from: 'payments:bank', to: receivableOf(orderId), unit: 'IQD', amount });
    await inTransaction(db, (transaction) =>
      post(transaction, { kind: 'payment', cause: `test ${payments}`, lines, orderId }),
    );
  };
};
