import type { RequestContext } from '../../../call/call-handler.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { plainOfBuyer, send } from '../../messaging/messaging.ts';
import { accountCause } from './tell-account-changed.ts';
import { readContactInForce, toContact } from '../sessions/contact-in-force-sql.ts';

/** Writes the message about a deletion that a login has taken back: somebody else may have logged in. */
export const tellAccountKept = async (
  database: Database,
  customerId: number,
  { now, store }: Pick<RequestContext, 'now' | 'store'>,
): Promise<void> => {
  const contact = await readContactInForce(database, customerId, now);
  if (contact === undefined) return;
  await inTransaction(database, (transaction) =>
    send(
      transaction,
      toContact(
        {
          template: 'account-kept' as const,
          params: { name: plainOfBuyer(contact.name) },
          language: store.language,
          cause: accountCause(customerId, `deletion taken back at ${now}`),
        },
        { ...contact, telephone: null },
      ),
    ),
  );
};
