import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const channel = z.enum(['email', 'sms']);
/** One of the shop's languages. */
const language = z.string().regex(/^[a-z]{2,3}$/);
const key = { template: z.string().max(60), channel, language };
/** `subject` of an e-mail alone; `{placeholders}` stand for what differs, blank lines part paragraphs. */
const own = { subject: lineOf(200).optional(), text: z.string().trim().min(1).max(4000) };

const messageText = z.object({
  ...key,
  /** Names that may stand between braces. */
  placeholders: z.array(z.string()),
  subject: z.string().nullable(),
  text: z.string(),
  /** Whether the owner wrote it; else it is the program's. */
  is_own: z.boolean(),
});

const common = { access: { for: 'staff', permission: 'messages.edit' }, query: deskQuery } as const;
const refused = [
  ...deskRefusals,
  'request.invalid',
  'desk.message-unknown',
  'desk.placeholder-unknown',
] as const;

export const listMessageTexts = defineCall({
  ...common,
  method: 'GET',
  path: '/api/desk/message-texts',
  summary:
    'Texts of messages that an owner may write, by message, way and language: the own ones, else the program’s',
  result: z.object({ items: z.array(messageText) }),
  refusals: deskRefusals,
});

export const setMessageText = defineCall({
  ...common,
  method: 'PUT',
  path: '/api/desk/message-texts',
  summary:
    'Writes the subject and the words of a message. Facts, amounts and links of it stay. Placeholders that it has not are refused',
  body: z.object({ ...key, ...own }),
  result: z.literal(true),
  refusals: refused,
});

export const resetMessageText = defineCall({
  ...common,
  method: 'POST',
  path: '/api/desk/message-texts/reset',
  summary: 'Gives a message the program’s words again',
  body: z.object(key),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.message-unknown'],
});

/** The number of an order that a message is filled with; an example where none is given. */
const orderNumber = lineOf(40).optional();

export const previewMessage = defineCall({
  ...common,
  method: 'GET',
  path: '/api/desk/message-texts/preview',
  summary:
    'What a text says of an order, as its buyer would read it, or of an example. An order is for who may read orders',
  query: deskQuery.extend({ ...key, ...own, order: orderNumber }),
  result: z.object({ subject: z.string().nullable(), text: z.string() }),
  refusals: [...refused, 'order.not-found', 'request.not-permitted'],
});

export const sendTestMessage = defineCall({
  ...common,
  method: 'POST',
  path: '/api/desk/message-texts/test',
  summary: 'Sends an e-mail as it is saved to the calling member’s own address, of an order or an example',
  body: z.object({ template: key.template, language: key.language, order: orderNumber }),
  result: z.literal(true),
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'desk.message-unknown', 'order.not-found'],
});
