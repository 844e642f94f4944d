import { unsealed } from '../../call/sealed-secret.ts';
import type { Database } from '../../database/connect.ts';
import { type OutboundFault, type OutboundFetch, OutboundError } from '../../outbound-fetch.ts';
import { type Attempted, type ClaimedDelivery, claimDelivery, settleDelivery } from './delivery-sql.ts';
import { nextAttemptAt } from './next-attempt.ts';
import { bodyOf, sealOf, signatureHeaders } from './signed-webhook.ts';

export type SendingParts = {
  database: Database;
  outboundFetch: OutboundFetch;
  /** Opens the secrets of webhooks. */
  shopSecret: string;
  /** Epoch milliseconds. */
  now: () => number;
};

/** Standard Webhooks lets a receiver take 15 to 30 seconds. */
const timeoutMs = 15_000;
/** Of an answer nothing but its code is looked at. */
const answerAtMost = 64 * 1024;

type Answered = { status: number | null; fault: OutboundFault | null };

const post = async (
  { outboundFetch, shopSecret, now }: SendingParts,
  delivery: ClaimedDelivery,
): Promise<Answered> => {
  const secret = unsealed(delivery.sealed_secret, sealOf(shopSecret));
  // The shop's secret is another one now: what cannot be signed is not sent.
  if (secret === null) return { status: null, fault: 'insecure' };
  const body = bodyOf(delivery);
  try {
    const { status } = await outboundFetch(delivery.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'webhooks/1',
        ...signatureHeaders({ id: delivery.id, body, now: now() }, secret),
      },
      body,
      timeoutMs,
      bytesAtMost: answerAtMost,
    });
    return { status, fault: null };
  } catch (error) {
    if (error instanceof OutboundError) return { status: null, fault: error.fault };
    throw error;
  }
};

const settlementOf = (
  { status, fault }: Answered,
  attempts: number,
  now: number,
): Omit<Attempted, 'tookMs'> => {
  if (status !== null && status >= 200 && status < 300) return { state: 'sent', dueAt: null, status, fault };
  // 410: whoever is there wants nothing more of it.
  const dueAt = status === 410 ? null : nextAttemptAt(attempts, now);
  return { state: dueAt === null ? 'dead' : 'waiting', dueAt, status, fault };
};

/**
 * Sends one delivery, unless another process has it or it is not due, outside any transaction. Returns whether it was
 * taken; undefined where it was not this process's to send.
 */
export const sendDelivery = async (
  parts: SendingParts,
  id: string,
  { isFirst }: { isFirst: boolean },
): Promise<boolean | undefined> => {
  const { database, now } = parts;
  const delivery = await claimDelivery(database, { id, now: now(), isFirst });
  if (delivery === undefined) return undefined;
  const began = performance.now();
  const answered = await post(parts, delivery);
  const tookMs = Math.round(performance.now() - began);
  const settlement = settlementOf(answered, delivery.attempts, now());
  await settleDelivery(database, delivery, { ...settlement, tookMs });
  return settlement.state === 'sent';
};
