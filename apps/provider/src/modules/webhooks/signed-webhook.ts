import { createHmac, randomBytes } from 'node:crypto';
import { type WebhookEvent, webhookEvents } from '@dijla/contract/schemas';
import type { Seal } from '../../call/sealed-secret.ts';

const beginning = 'whsec_';
const secretBytes = 32;

export const sealOf = (shopSecret: string): Seal => ({ purpose: 'webhooks', shopSecret });

/** Returns a new secret of a webhook, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => beginning + randomBytes(secretBytes).toString('base64');

export type ToldEvent = {
  /** Of the delivery. */
  id: string;
  event: string;
  data: Readonly<Record<string, unknown>>;
  created_at: Date;
};

/** Returns of an event's data what is told, under the names of the wire. */
export const toldData = ({ event, data }: Pick<ToldEvent, 'event' | 'data'>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(webhookEvents[event as WebhookEvent] ?? {}).map(([member, name]) => [
      name,
      data[member] ?? null,
    ]),
  );

/** Returns the body of a delivery, which is the same at each attempt. */
export const bodyOf = (told: ToldEvent): string =>
  JSON.stringify({ type: told.event, timestamp: told.created_at.toISOString(), data: toldData(told) });

/** Returns the headers that sign a body for the moment it is sent (Standard Webhooks 1.0). */
export const signatureHeaders = (
  { id, body, now }: { id: string; body: string; now: number },
  secret: string,
): Record<string, string> => {
  const [messageId, timestamp] = [`msg_${id}`, String(Math.floor(now / 1000))];
  const key = Buffer.from(secret.slice(beginning.length), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
