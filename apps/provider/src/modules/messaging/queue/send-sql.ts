import type { DatabaseTransaction } from '../../../database/database.ts';
import { recordset } from '../../../database/json/recordset.ts';
import { prepared } from '../../../database/prepare-marked.ts';
import { sql } from 'kysely';
import { emitAll } from '../../../events/emit-sql.ts';
import { recipientOf } from '../recipient/recipient-of.ts';
import type { OutgoingMessage } from './message.ts';

declare module '../../../events/event.ts' {
  interface EventData {
    'message.queued': { messageId: number };
  }
}

const instant = (time: number | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString();

const rowOf = ({ channel, to, template, params, language, cause, notBefore, notAfter }: OutgoingMessage) => {
  const recipient = recipientOf(channel, to);
  return recipient === null
    ? []
    : [
        {
          channel,
          to: recipient,
          template,
          params,
          language,
          dedupe_key: `${cause} ${template} ${recipient}`,
          not_before: instant(notBefore),
          not_after: instant(notAfter),
        },
      ];
};

const columns =
  'channel text, "to" text, template text, params jsonb, language text, dedupe_key text, not_before timestamptz, not_after timestamptz';

/**
 * Writes messages and their jobs in the caller's transaction, in two statements however many there are. Each
 * is sent after the commit, once for its cause, template and recipient: a second `send` of the same does
 * nothing. Leaves out those whose recipient is no e-mail address or Iraqi mobile number. Returns the number
 * of messages written.
 */
export const send = async (
  transaction: DatabaseTransaction,
  messages: readonly OutgoingMessage[],
): Promise<number> => {
  const rows = messages.flatMap(rowOf);
  if (rows.length === 0) return 0;
  const written = await sql<{ id: number; not_before: Date | null }>`${prepared}
    insert into message (channel, "to", template, params, language, dedupe_key, not_before, not_after)
    select channel, "to", template, params, language, dedupe_key, not_before, not_after from ${recordset(rows, columns)}
    on conflict (dedupe_key) do nothing returning id, not_before`.execute(transaction);
  // What is to wait is found by the schedule once it is due.
  await emitAll(
    transaction,
    written.rows
      .filter(({ not_before }) => not_before === null)
      .map(({ id }) => ({ name: 'message.queued', key: String(id), data: { messageId: id } })),
  );
  return written.rows.length;
};
