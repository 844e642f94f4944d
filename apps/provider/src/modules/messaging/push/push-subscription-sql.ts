import type { Language } from '@dijla/contract/store-views';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/database.ts';
import { pushIdOf, pushRecipient, type PushSubscriptionParts } from './push-subscription.ts';

/** Devices of one customer that are told at most; the latest stay. */
const devicesAtMost = 10;

type Owner = { customerId: number; sessionId: number; storeCode: string };

/**
 * Keeps a device under its endpoint, as one of the customer whose session it is now, and returns its id. The same again
 * changes nothing.
 */
export const savePushSubscription = async (
  transaction: DatabaseTransaction,
  { endpoint, p256dh, auth }: PushSubscriptionParts,
  { customerId, sessionId, storeCode }: Owner,
): Promise<string> => {
  const id = pushIdOf(endpoint);
  await sql`select from customer where id = ${customerId} for no key update`.execute(transaction);
  await sql`
    insert into push_subscription (id, customer_id, session_id, store_code, endpoint, p256dh, auth)
    values (${id}, ${customerId}, ${sessionId}, ${storeCode}, ${endpoint}, ${p256dh}, ${auth})
    on conflict (id) do update set customer_id = excluded.customer_id, session_id = excluded.session_id,
      store_code = excluded.store_code, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`.execute(
    transaction,
  );
  await sql`
    delete from push_subscription where customer_id = ${customerId} and id not in (
      select id from push_subscription where customer_id = ${customerId} order by created_at desc, id limit ${devicesAtMost})`.execute(
    transaction,
  );
  return id;
};

/** Forgets a device; one that is not there is no error. */
export const deletePushSubscription = async (database: Database, id: string): Promise<void> => {
  await database.deleteFrom('push_subscription').where('id', '=', id).execute();
};

/** A device as a recipient of messages, and the language of its store view. */
export type PushRecipient = { to: string; language: Language };

/** Returns the devices of a customer, none while her account is disabled or about to be deleted. */
export const readPushRecipients = async (
  database: Database,
  customerId: number,
): Promise<PushRecipient[]> => {
  const { rows } = await sql<{ id: string; language: Language }>`
    select s.id, v.language from push_subscription s join store_view v on v.code = s.store_code
      join customer c on c.id = s.customer_id and c.is_active and c.deletes_at is null
    where s.customer_id = ${customerId} order by s.id`.execute(database);
  return rows.map(({ id, language }) => ({ to: pushRecipient(customerId, id), language }));
};

/** Returns where messages to a device of a customer go; undefined once it is another's, or gone. */
export const findPushSubscription = async (
  database: Database,
  recipient: string,
): Promise<(PushSubscriptionParts & { id: string }) | undefined> => {
  const [customerId = '', id = ''] = recipient.split('.');
  return database
    .selectFrom('push_subscription as s')
    .innerJoin('customer as c', 'c.id', 's.customer_id')
    .select(['s.id', 's.endpoint', 's.p256dh', 's.auth'])
    .where('s.id', '=', id)
    .where('s.customer_id', '=', Number(customerId))
    .where('c.is_active', '=', true)
    .where('c.deletes_at', 'is', null)
    .executeTakeFirst();
};
