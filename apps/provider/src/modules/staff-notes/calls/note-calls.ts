import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { handleDeskWrite, type RecordAct } from '../../audit/audit.ts';
import { deleteNote, insertNote, type Noted, readNotes, type StaffNote } from '../staff-notes-sql.ts';

type Params = Readonly<Record<string, string>>;
type Parts = { database: Database };

const shown = (note: StaffNote) => ({ ...note, at: note.at.toISOString() });

const orderOf = (params: Params): Noted | Refusal => {
  const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
  return isRefusal(orderId) ? orderId : { orderId };
};
const customerOf = (params: Params): Noted | Refusal => {
  const customerId = idInPath(params, { name: 'customerId', thing: 'customer' });
  return isRefusal(customerId) ? customerId : { customerId };
};

const listed = async (database: Database, noted: Noted | Refusal, asking: { staffId: number; now: number }) =>
  isRefusal(noted) ? noted : { result: { items: (await readNotes(database, noted, asking)).map(shown) } };

type Writing = { transaction: DatabaseTransaction; act: RecordAct; staff: { id: number }; now: number };

/** Writes a note and records that it was written, without what it says; undefined: what it is about is not there. */
const written = async (noted: Noted, text: string, { transaction, act, staff, now }: Writing) => {
  const note = await insertNote(transaction, { noted, text }, { staffId: staff.id, now });
  if (note === undefined) return undefined;
  await act({
    act: 'noted',
    entity: 'orderId' in noted ? 'order' : 'customer',
    entityId: 'orderId' in noted ? noted.orderId : noted.customerId,
    before: null,
    after: { note: note.id },
  });
  return { result: shown(note) };
};

/** `GET /api/desk/orders/{orderId}/notes` */
export const listOrderNotes = handleCall(
  'desk/order-notes',
  ({ database }: Parts) =>
    ({ params }, { staff, now }) =>
      listed(database, orderOf(params), { staffId: staff.id, now }),
);

/** `GET /api/desk/customers/{customerId}/notes` */
export const listCustomerNotes = handleCall(
  'desk/customer-notes',
  ({ database }: Parts) =>
    ({ params }, { staff, now }) =>
      listed(database, customerOf(params), { staffId: staff.id, now }),
);

/** `POST /api/desk/orders/{orderId}/notes` */
export const addOrderNote = handleDeskWrite(
  'desk/add-order-note',
  () =>
    async ({ params, body: { text } }, context) => {
      const noted = orderOf(params);
      return isRefusal(noted) ? noted : ((await written(noted, text, context)) ?? refusal('order.not-found'));
    },
);

/** `POST /api/desk/customers/{customerId}/notes` */
export const addCustomerNote = handleDeskWrite(
  'desk/add-customer-note',
  () =>
    async ({ params, body: { text } }, context) => {
      const noted = customerOf(params);
      return isRefusal(noted)
        ? noted
        : ((await written(noted, text, context)) ?? refusal('desk.customer-not-found'));
    },
);

/** `DELETE /api/desk/notes/{noteId}` */
export const removeNote = handleDeskWrite(
  'desk/delete-note',
  () =>
    async ({ params }, { transaction, act, staff, now }) => {
      const noteId = idInPath(params, { name: 'noteId', thing: 'note' });
      if (isRefusal(noteId)) return noteId;
      const about = await deleteNote(transaction, noteId, { staffId: staff.id, now });
      if (about === undefined) return refusal('desk.note-kept');
      await act({
        act: 'took-note-back',
        entity: about.order_id === null ? 'customer' : 'order',
        entityId: about.order_id ?? about.customer_id,
        before: { note: noteId },
        after: null,
      });
      return { result: true };
    },
);
