import { setTimeout as pause } from 'node:timers/promises';
import type { Contact } from '@dijla/contract/client';
import type { Database } from '../../../database/database.ts';
import type { Logger } from '../../../logger.ts';
import { suppress } from '../recipient/suppressed-sql.ts';
import { readOwnText } from '../rendering/own-text-sql.ts';
import { renderPush } from '../rendering/render-push.ts';
import { renderMail, renderSms } from '../rendering/render-message.ts';
import type { Template } from '../rendering/template.ts';
import type { Writing } from '../rendering/writing.ts';
import type { Delivery, MailTransport, PushTransport, SmsTransport } from '../transports/delivery.ts';
import { claimMessage, type ClaimedMessage } from './claim-sql.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';
import { type Settlement, settleMessage } from './settle-sql.ts';
import { settlementOf } from './settlement-of.ts';

export type DeliveryParts = {
  database: Database;
  logger: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  templates: ReadonlyMap<string, Template>;
  mail: MailTransport;
  sms: SmsTransport;
  push: PushTransport;
  quietHours: QuietHours;
  writingIn: (language: ClaimedMessage['language']) => Promise<Writing>;
  /** How the shop is reached, as it stands now. */
  contactIn: (language: ClaimedMessage['language']) => Promise<{ contact: Contact; address: string | null }>;
};

/** Names where a message could not be written; the error's own words may hold what it is filled with. */
const unwritten = (error: unknown): Delivery => {
  const { name, stack = '' } = error instanceof Error ? error : new Error('unknown');
  const place = /[\w.-]+\.ts:\d+/.exec(stack)?.[0] ?? 'unknown place';
  return { outcome: 'again', error: `not written: ${name} at ${place}` };
};

const handOver = async (
  { database, mail, sms, push, writingIn, contactIn }: DeliveryParts,
  { created_at: createdAt, id, to, language, channel, params }: ClaimedMessage,
  template: Template,
): Promise<Delivery> => {
  const head = { id, createdAt, to, language, template: template.name };
  const writing = await writingIn(language);
  if (channel === 'push') return push({ ...head, ...(await renderPush(template, params as never, writing)) });
  const own = template.words && (await readOwnText(database, { template: template.name, channel, language }));
  if (channel === 'sms')
    return sms({ ...head, text: renderSms(template, params as never, { writing, own }) });
  const frame = { writing, own, ...(await contactIn(language)) };
  return mail({ ...head, sender: writing.sender, ...(await renderMail(template, params as never, frame)) });
};

const attempt = async (
  parts: DeliveryParts,
  message: ClaimedMessage,
  template: Template | undefined,
): Promise<{ settlement: Settlement; isDeadAddress?: boolean }> => {
  const now = parts.now();
  if (message.is_suppressed) return { settlement: { state: 'suppressed', error: 'suppressed' } };
  if (message.not_after !== null && message.not_after.getTime() <= now)
    return { settlement: { state: 'failed', error: 'too late' } };
  // A process of an earlier release does not know it.
  if (template === undefined)
    return { settlement: settlementOf(message, { outcome: 'again', error: 'no such template' }, now) };
  const quiet =
    template.kind === 'marketing' && message.channel === 'sms' ? quietUntil(now, parts.quietHours) : null;
  if (quiet !== null)
    return { settlement: { state: 'queued', error: null, notBefore: quiet, isUntried: true } };
  const delivery = await handOver(parts, message, template).catch(unwritten);
  return {
    settlement: settlementOf(message, delivery, parts.now()),
    isDeadAddress: delivery.outcome === 'never' && delivery.isDeadAddress,
  };
};

/** Pauses between attempts to record what became of a message: what is not recorded is sent twice. */
const recordPausesMs = [200, 1000, 5000, 20_000];

const record = async (work: () => Promise<void>): Promise<void> => {
  for (const rest of recordPausesMs) {
    try {
      return await work();
    } catch {
      await pause(rest, undefined, { ref: false });
    }
  }
  return work();
};

/**
 * Sends one message, unless another process has it or it is not due, outside any transaction. What became of
 * it is in its row. Returns whether it was this process's to send. Rejects when the database cannot be
 * reached.
 */
export const deliverMessage = async (parts: DeliveryParts, messageId: number): Promise<boolean> => {
  const { database, logger } = parts;
  const message = await claimMessage(database, messageId, parts.now());
  if (message === undefined) return false;
  const { channel, to, template: name } = message;
  const template = parts.templates.get(name);
  const { settlement, isDeadAddress = false } = await attempt(parts, message, template);
  await record(() =>
    settleMessage(database, message, {
      settlement,
      isSecret: template === undefined || template.kind === 'code',
    }),
  );
  if (isDeadAddress && channel !== 'push') await suppress(database, { channel, address: to }, 'bounced');
  if ('error' in settlement && settlement.error !== null)
    logger.warn(
      {
        messageId,
        channel,
        template: name,
        state: settlement.state,
        attempt: message.attempts,
        error: settlement.error,
      },
      'message not sent',
    );
  return true;
};
