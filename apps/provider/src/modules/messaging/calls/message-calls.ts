import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import { type ListedMessage, readMessages, sendAgain } from '../queue/listed-messages-sql.ts';

const shown = (message: ListedMessage, maySeeTo: boolean) => ({
  ...message,
  to: maySeeTo ? message.to : null,
  created_at: message.created_at.toISOString(),
  sent_at: message.sent_at?.toISOString() ?? null,
  not_before: message.not_before?.toISOString() ?? null,
});

/** `GET /api/desk/messages`. One row more than the page holds says whether another follows. */
export const listMessages = handleCall(
  'desk/messages',
  ({ database }: { database: Database }) =>
    async ({ query: { state, before, limit } }, { staff }) => {
      const rows = await readMessages(database, { state, before, limit: limit + 1 });
      const items = rows.slice(0, limit);
      const maySeeTo = staff.permissions.has('customers.read');
      return {
        result: {
          items: items.map((row) => shown(row, maySeeTo)),
          next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
        },
      };
    },
);

/** `POST /api/desk/messages/again` */
export const sendMessagesAgain = handleDeskWrite(
  'desk/send-messages-again',
  () =>
    async ({ body: { messages } }, { transaction, act, author, now }) => {
      const sent = await sendAgain(transaction, messages, `${author.actor} at ${now}`);
      const after = { messages: sent };
      await act({ act: 'sent-again', entity: 'message', entityId: null, before: null, after });
      return { result: { sent: sent.length } };
    },
);
