import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId } from '../list-query.ts';

/** Most messages or jobs that one call sends or runs again. */
const againAtMost = 100;

/** `waiting`: queued, or being sent. */
const messageStates = ['waiting', 'failed', 'sent', 'suppressed'] as const;

const deskMessage = z.object({
  id: z.int(),
  channel: z.enum(['email', 'sms', 'push']),
  /** Null once erased after 30 days, and for who may not see customers. */
  to: z.string().nullable(),
  template: z.string(),
  language: z.string(),
  state: z.enum(messageStates),
  attempts: z.int(),
  /** Why the last attempt failed, without the recipient. */
  error: z.string().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** When the next attempt is due; null is at once, or never. */
  not_before: z.string().nullable(),
  /** Whether it can be sent again: its content is kept, and it does not wait already. */
  can_send: z.boolean(),
});

export const listMessages = defineCall({
  method: 'GET',
  path: '/api/desk/messages',
  access: { for: 'staff', permission: 'messages.read' },
  summary:
    'E-mails and SMS with what became of each, newest first, of the last 30 days. Where they go is for who may see customers. A page goes on with `before`',
  query: deskQuery.extend({
    state: z
      .enum(['', ...messageStates])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(deskMessage), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

export const sendMessagesAgain = defineCall({
  method: 'POST',
  path: '/api/desk/messages/again',
  access: { for: 'staff', permission: 'messages.send' },
  summary:
    'Sends messages again. One that failed gets all its attempts anew; one that was sent is sent as another message. What waits, whose content is gone, or whose recipient wants none is left out',
  query: deskQuery,
  body: z.object({ messages: z.array(z.int().min(1)).min(1).max(againAtMost) }),
  result: z.object({ sent: z.int() }),
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid'],
});

export const listDeadJobs = defineCall({
  method: 'GET',
  path: '/api/desk/jobs',
  access: { for: 'staff', permission: 'jobs.manage' },
  summary: 'Jobs that failed at every try, the last 100, the latest first. What they carry is not shown',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        /** The event, and what was to be done about it. */
        queue: z.string(),
        /** What the event happened to, such as the id of an order. */
        key: z.string(),
        error: z.string().nullable(),
        died_at: z.string(),
      }),
    ),
  }),
  refusals: deskRefusals,
});

export const runJobsAgain = defineCall({
  method: 'POST',
  path: '/api/desk/jobs/again',
  access: { for: 'staff', permission: 'jobs.manage' },
  summary:
    'Runs jobs again that failed at every try, with all their tries. Those that are no longer dead are left out',
  query: deskQuery,
  body: z.object({ jobs: z.array(z.uuid()).min(1).max(againAtMost) }),
  result: z.object({ run: z.int() }),
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid'],
});
