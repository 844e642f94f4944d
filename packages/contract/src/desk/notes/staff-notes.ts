import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

/** Minutes for which whoever wrote a note may take it back. */
export const noteMinutes = 15;

const note = z.object({
  id: z.int(),
  text: z.string(),
  author_name: z.string(),
  at: z.string(),
  /** Whether the calling member may still take it back. */
  can_delete: z.boolean(),
});
const items = z.object({ items: z.array(note) });
const body = z.object({ text: z.string().trim().min(1).max(2000) });
const writing = {
  method: 'POST',
  query: deskQuery,
  body,
  result: note,
  replayable: true,
  access: { for: 'staff', permission: 'notes.write' },
} as const;

const listOrderNotes = defineCall({
  method: 'GET',
  path: '/api/desk/orders/{orderId}/notes',
  access: { for: 'staff', permission: 'orders.read' },
  summary: 'What the staff wrote about an order for each other, the latest first; its buyer never reads it',
  query: deskQuery,
  result: items,
  refusals: [...deskRefusals, 'request.invalid'],
});

const addOrderNote = defineCall({
  ...writing,
  path: '/api/desk/orders/{orderId}/notes',
  summary: 'Writes a note about an order for the staff',
  refusals: [...deskRefusals, 'request.invalid', 'order.not-found'],
});

const listCustomerNotes = defineCall({
  method: 'GET',
  path: '/api/desk/customers/{customerId}/notes',
  access: { for: 'staff', permission: 'customers.read' },
  summary: 'What the staff wrote about a customer for each other, the latest first',
  query: deskQuery,
  result: items,
  refusals: [...deskRefusals, 'request.invalid'],
});

const addCustomerNote = defineCall({
  ...writing,
  path: '/api/desk/customers/{customerId}/notes',
  summary: 'Writes a note about a customer for the staff',
  refusals: [...deskRefusals, 'request.invalid', 'desk.customer-not-found'],
});

const deleteNote = defineCall({
  method: 'DELETE',
  path: '/api/desk/notes/{noteId}',
  access: { for: 'staff', permission: 'notes.write' },
  summary: `Takes back one’s own note, within ${noteMinutes} minutes`,
  query: deskQuery,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.note-kept'],
});

/** Calls by which staff write notes about orders and customers for each other. */
export const noteCalls = {
  'desk/order-notes': listOrderNotes,
  'desk/add-order-note': addOrderNote,
  'desk/customer-notes': listCustomerNotes,
  'desk/add-customer-note': addCustomerNote,
  'desk/delete-note': deleteNote,
} as const;
