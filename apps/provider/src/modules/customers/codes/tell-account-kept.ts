import type { RequestContext } from '../../../call/call-handler.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { send } from '../../messaging/messaging.ts';
import { readOwnData } from '../profile/profile-sql.ts';

/** Writes the message about a deletion that a login has taken back: somebody else may have logged in. */
export const tellAccountKept = async (
  database: Database,
  customerId: number,
  { now, store }: Pick<RequestContext, 'now' | 'store'>,
): Promise<void> => {
  const own = await readOwnData(database, customerId);
  if (!own) return;
  await inTransaction(database, (transaction) =>
    send(transaction, [
      {
        channel: 'email',
        to: own.email,
        template: 'account-kept',
        params: { name: own.firstname },
        language: store.language,
        cause: `deletion of ${customerId} taken back at ${now}`,
      },
    ]),
  );
};
