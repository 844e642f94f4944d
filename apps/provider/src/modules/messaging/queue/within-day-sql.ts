import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../database/database.ts';
import { recipientOf } from '../recipient/recipient-of.ts';
import type { OutgoingMessage } from './message.ts';

/**
 * Returns those of these messages about one event after which nobody has had more than `atMost` messages whose cause
 * begins with `about` within a day, in all processes together. One that was written before, for the same event, is returned
 * again. Others that write to the same recipients wait until the transaction ends.
 */
export const withinDay = async (
  transaction: DatabaseTransaction,
  messages: readonly OutgoingMessage[],
  { about, atMost }: { about: string; atMost: number },
): Promise<OutgoingMessage[]> => {
  const recipients = messages.map(({ channel, to }) => recipientOf(channel, to));
  const known = [...new Set(recipients)].filter((to) => to !== null).toSorted();
  await sql`
    select pg_advisory_xact_lock(hashtextextended('message to ' || each, 0)) from unnest(${known}::text[]) as each`.execute(
    transaction,
  );
  const { rows } = await sql<{ to: string; sent: number }>`
    select "to", count(*)::integer as sent from message
    where "to" = any(${known}::text[]) and created_at > now() - interval '1 day' and starts_with(dedupe_key, ${about})
      and not starts_with(dedupe_key, ${`${messages[0]?.cause ?? ''} `}::text)
    group by "to"`.execute(transaction);
  const sent = new Map(rows.map((row) => [row.to, row.sent]));
  return messages.filter((_, place) => (sent.get(recipients[place] ?? '') ?? 0) < atMost);
};
