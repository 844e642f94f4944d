import { attemptIsOver, type PaymentSignal } from '@dijla/commerce-rules/payment/attempt-state';
import { nextReading } from '@dijla/commerce-rules/payment/next-reading';
import type { Database } from '../../database/database.ts';
import {
  type AttemptRow,
  awaitReading,
  claimAsking,
  endReadings,
  type Gateway,
  keepCard,
  type Outcome,
  readAttempt,
  saveRef,
} from '../../modules/payments/payments.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { type AppliedSignal, applyPaymentSignal, type SignalSource } from './apply-payment-signal.ts';

/**
 * Whether a gateway has still to tell: of a payment, or of one that it gives back. One that expired may be paid at the
 * last moment and its message be lost, so that it is asked for as long as one that did not end.
 */
const isAwaited = (state: AppliedSignal['state']): boolean =>
  !attemptIsOver(state) || state === 'expired' || state === 'refund_pending';

/** The attempt as its gateway's code takes it. */
export const attemptOf = (row: AttemptRow) => ({
  attemptId: row.id,
  orderRef: `${row.order_number}-${row.number}`,
  provider: row.provider,
  money: { amount: row.amount, currency: row.currency },
  expiresAt: row.expires_at.toISOString(),
  ...(row.provider_ref === null ? {} : { providerRef: row.provider_ref }),
});

const signalOf = async (gateway: Gateway | undefined, row: AttemptRow): Promise<Outcome | undefined> => {
  if (gateway === undefined) return undefined;
  // A payment whose beginning was not answered has no id here: some gateways find none by ours.
  if (row.provider_ref === null && !gateway.provider.can.findLost) return undefined;
  try {
    return await gateway.breaker.call(() => gateway.provider.status(attemptOf(row)));
  } catch (error) {
    gateway.onFault(error);
    return undefined;
  }
};

/** The shop's secret, which seals the tokens of kept cards; without it none are kept. */
export type CardKeeping = { secret?: string | undefined };

/** Keeps what a gateway tells of besides the payment's state: its own id of it, and a card that was kept with it. */
const keepTold = async (
  database: Database,
  { id, provider_ref }: AttemptRow,
  { told, secret, now }: { told: Outcome; now: number } & CardKeeping,
): Promise<void> => {
  const { providerRef, savedCard: card } = told;
  if (provider_ref === null && providerRef !== undefined) await saveRef(database, id, providerRef);
  if (card !== undefined && secret !== undefined)
    await keepCard(database, { attemptId: id, card, secret, now });
};

type Asked = {
  attemptId: string;
  /** Undefined when the shop has it no more: it cannot be asked. */
  gateway: Gateway | undefined;
  source: SignalSource;
  /** Whether this is one of the planned readings, the last of which closes the attempt. */
  isPlanned?: boolean;
};

/**
 * Asks a gateway what became of an attempt, outside any transaction, and applies the answer. An answer that does
 * not come changes nothing: the attempt is asked for again as planned, and closed as expired after the last time.
 * Undefined when there is no such attempt.
 */
export const askGateway = async (
  database: Database,
  { attemptId, gateway, source, isPlanned = false }: Asked,
  parts: MoveParts & CardKeeping,
): Promise<AppliedSignal | undefined> => {
  const row = await readAttempt(database, attemptId);
  if (row === undefined) return undefined;
  const { state, is_mismatched: isMismatched, money_case: moneyCase } = row;
  const apply = (signal: PaymentSignal) => applyPaymentSignal(database, { attemptId, signal, source }, parts);
  const told = await signalOf(gateway, row);
  const applied = told && (await apply(told));
  if (told !== undefined) await keepTold(database, row, { told, secret: parts.secret, now: source.now });
  const known = applied ?? { state, isMismatched, moneyCase };
  if (!isAwaited(known.state)) {
    await endReadings(database, attemptId);
    return known;
  }
  if (!isPlanned) return known;
  const asked = {
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    readings: row.readings + 1,
  };
  const next = nextReading(asked, source.now);
  await awaitReading(database, attemptId, next);
  return next === null && !attemptIsOver(known.state)
    ? apply({ state: 'expired', providerStatus: '' })
    : known;
};

/** Whoever knows an address that nobody signs for can have a gateway asked once in so many milliseconds. */
export const justAskedMs = 1000;

/** Asks a gateway what became of an attempt, unless somebody has within `restMs`. */
export const askUnlessJustAsked = async (
  database: Database,
  { restMs, ...asked }: Asked & { restMs: number },
  parts: MoveParts & CardKeeping,
): Promise<AppliedSignal | undefined> =>
  (await claimAsking(database, asked.attemptId, { now: asked.source.now, restMs }))
    ? askGateway(database, asked, parts)
    : undefined;
