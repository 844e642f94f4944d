import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { webhookEventNames } from './webhook-events.ts';

const access = { for: 'staff', permission: 'integrations.manage' } as const;
const withFactor = { ...access, stepUp: true } as const;

const url = z.string().max(500);
const events = z.array(z.enum(webhookEventNames)).min(1).max(webhookEventNames.length);
const writeRefusals = [
  ...deskRefusals,
  'request.invalid',
  'desk.step-up-needed',
  'desk.webhook-address-invalid',
] as const;

const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.string()),
  is_active: z.boolean(),
  created_at: z.string(),
  /** Deliveries that wait for their first or their next attempt, and those that were given up. */
  waiting: z.int(),
  dead: z.int(),
  /** When something was taken last; null: never, or more than 30 days ago. */
  last_sent_at: z.string().nullable(),
});

const delivery = z.object({
  /** Also its `Webhook-Id`, after `msg_`. */
  id: z.string(),
  event: z.string(),
  /** What it is told of, such as the id of an order. */
  data: z.record(z.string(), z.unknown()),
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.int(),
  /** Of the last attempt: the answer's code, or why there was none, and how many milliseconds it took. */
  status: z.int().nullable(),
  fault: z.enum(['address', 'timeout', 'too-large', 'unreachable', 'insecure']).nullable(),
  took_ms: z.int().nullable(),
  tried_at: z.string().nullable(),
  /** When it is tried next. */
  due_at: z.string().nullable(),
  created_at: z.string(),
});

const listWebhooks = defineCall({
  method: 'GET',
  path: '/api/desk/webhooks',
  access,
  summary: 'Addresses that are told what happens in the shop, newest first',
  query: deskQuery,
  result: z.object({ items: z.array(webhook) }),
  refusals: deskRefusals,
});

const addWebhook = defineCall({
  method: 'POST',
  path: '/api/desk/webhooks',
  access: withFactor,
  summary:
    'Adds an https address that is told of these events. The answer has the secret that signs what it gets, this once (Standard Webhooks)',
  query: deskQuery,
  body: z.object({ url, events }),
  result: z.object({ id: z.int(), secret: z.string() }),
  refusals: [...writeRefusals, 'desk.too-many-webhooks'],
});

const setWebhook = defineCall({
  method: 'PUT',
  path: '/api/desk/webhooks/{webhookId}',
  access: withFactor,
  summary: 'Sets where a webhook leads, of what it is told, and whether it is on. Its secret stays',
  query: deskQuery,
  body: z.object({ url, events, is_active: z.boolean() }),
  result: z.literal(true),
  refusals: [...writeRefusals, 'desk.webhook-not-found'],
});

const removeWebhook = defineCall({
  method: 'DELETE',
  path: '/api/desk/webhooks/{webhookId}',
  access,
  summary: 'Removes a webhook with its deliveries',
  query: deskQuery,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.webhook-not-found'],
});

const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/desk/webhooks/{webhookId}/deliveries',
  access,
  summary: 'The last hundred deliveries of a webhook, newest first; they are kept for 30 days',
  query: deskQuery,
  result: z.object({ items: z.array(delivery) }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.webhook-not-found'],
});

const sendAgain = defineCall({
  method: 'POST',
  path: '/api/desk/webhook-deliveries/{deliveryId}/send-again',
  access,
  summary: 'Sends a delivery again, under the id it had',
  query: deskQuery,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.delivery-not-found'],
});

export const webhookCalls = {
  'desk/webhooks': listWebhooks,
  'desk/add-webhook': addWebhook,
  'desk/set-webhook': setWebhook,
  'desk/remove-webhook': removeWebhook,
  'desk/webhook-deliveries': listDeliveries,
  'desk/send-webhook-again': sendAgain,
} as const;
