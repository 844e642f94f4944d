import { z } from 'zod';
import {
  hurryRefunds,
  keepCard,
  noteMessage,
  readAttempt,
  saveRef,
  type PaymentProvider,
} from '../../modules/payments/payments.ts';
import { askGateway, askUnlessJustAsked, justAskedMs } from './ask-gateway.ts';
import type { PaymentParts } from './payment-parts.ts';

/** A message as it came: where it was sent to, and its bytes. */
export type GatewayMessage = Parameters<PaymentProvider['readWebhook']>[0] & {
  provider: string;
  /** Of the attempt whose address it was sent to, which nobody but the gateway was told. */
  attemptId: string;
  requestId: string;
  now: number;
};

/**
 * Takes a gateway's message (spec 4 §8 rule 3): each is written down once, and is then a reason to ask the gateway, which
 * alone is believed. Returns the status to answer with, and what is left to do after the answer; a message of an unknown
 * payment is acknowledged, so that it stops. A forged one is neither applied nor asked about, and told of.
 */
export const takeMessage = async (
  parts: PaymentParts,
  { provider: code, attemptId, requestId, now, ...request }: GatewayMessage,
): Promise<{ status: number; afterwards?: () => Promise<unknown> }> => {
  const { database, gateways } = parts;
  const gateway = gateways.get(code);
  if (gateway === undefined || !z.uuid().safeParse(attemptId).success) return { status: 404 };
  const { verdict, providerRef, eventKey, ackStatus, savedCard } =
    await gateway.provider.readWebhook(request);
  if (verdict === 'forged') {
    gateway.onFault(new Error('a message that is not the gateway’s'));
    return { status: ackStatus };
  }
  const attempt = await readAttempt(database, attemptId);
  const isOfAttempt =
    attempt !== undefined &&
    attempt.provider === code &&
    (attempt.provider_ref === null || attempt.provider_ref === providerRef);
  if (!isOfAttempt) return { status: ackStatus };
  const isNew = await noteMessage(database, { provider: code, eventKey, attemptId, verdict, now });
  if (!isNew) return { status: ackStatus };
  // The answer to its beginning was lost; now the gateway has said which payment it is.
  if (attempt.provider_ref === null && providerRef !== undefined)
    await saveRef(database, attemptId, providerRef);
  if (verdict === 'signed' && savedCard !== undefined && parts.secret !== undefined)
    await keepCard(database, { attemptId, card: savedCard, secret: parts.secret, now });
  await hurryRefunds(database, attemptId, now);
  const asked = { attemptId, gateway, source: { actor: 'system', requestId, now } };
  return {
    status: ackStatus,
    // Where somebody has just asked, the poller does.
    afterwards: async () =>
      verdict === 'signed'
        ? askGateway(database, asked, parts)
        : askUnlessJustAsked(database, { ...asked, restMs: justAskedMs }, parts),
  };
};
