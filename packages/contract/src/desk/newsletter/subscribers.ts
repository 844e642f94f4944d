import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId, text } from '../list-query.ts';

const access = { for: 'staff', permission: 'newsletter.manage' } as const;

const listSubscribers = defineCall({
  method: 'GET',
  path: '/api/desk/newsletter',
  access,
  summary:
    'Who gets the newsletter, or was asked whether they want it, the latest first. A page goes on with `before`',
  query: deskQuery.extend({
    state: z
      .enum(['', 'confirmed', 'waiting'])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    /** A part of the address. */
    q: text,
    before: rowId,
    limit,
  }),
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        email: z.string(),
        language: z.string(),
        created_at: z.string(),
        /** Null until the address has confirmed it. */
        confirmed_at: z.string().nullable(),
      }),
    ),
    next: z.int().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const exportSubscribers = defineCall({
  method: 'POST',
  path: '/api/desk/newsletter/export',
  access: { ...access, stepUp: true },
  summary:
    'Everybody who gets the newsletter, as CSV in UTF-8: address, language, since when, how often, about what, and the links by which its reader changes or ends it. Nobody who has not confirmed it is in it',
  query: deskQuery,
  body: z.strictObject({}),
  result: z.instanceof(Blob),
  file: 'text/csv',
  refusals: [...deskRefusals, 'request.invalid', 'desk.step-up-needed'],
});

const removeSubscriber = defineCall({
  method: 'DELETE',
  path: '/api/desk/newsletter/{subscriberId}',
  access,
  summary: 'Ends the newsletter of somebody who asked the shop to',
  query: deskQuery,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.subscriber-not-found'],
});

/** The calls of the desk about the newsletter, by name. */
export const deskNewsletterCalls = {
  'desk/subscribers': listSubscribers,
  'desk/export-subscribers': exportSubscribers,
  'desk/remove-subscriber': removeSubscriber,
} as const;
