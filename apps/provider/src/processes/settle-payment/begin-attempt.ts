import { randomUUID } from 'node:crypto';
import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import { nextReading } from '@dijla/commerce-rules/payment/next-reading';
import type { PaymentNextStep } from '@dijla/contract/client';
import { type Database, inTransaction } from '../../database/database.ts';
import { lockOrder, type WorkedOrder } from '../../modules/orders/orders.ts';
import {
  type Gateway,
  type InitContext,
  insertAttempt,
  PaymentNotBegun,
  readAttempt,
  readAttemptsOf,
  saveBegun,
} from '../../modules/payments/payments.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { applyPaymentSignal, type SignalSource } from './apply-payment-signal.ts';
import { attemptOf } from './ask-gateway.ts';

const minuteMs = 60_000;
/** How long an attempt can be paid when the gateway does not say, and how long it has to be at least. */
const [payableMs, leastMs] = [15 * minuteMs, 5 * minuteMs];

/** What came of beginning: `next` is null where the gateway said nothing, or nothing that can be followed. */
export type BegunAttempt = { attemptId: string; next: PaymentNextStep | null };

/**
 * Returns until when an order can be paid by an attempt that begins now (ms since 1970): every attempt ends before the
 * order does (spec 2 §4, Q03). Null when nothing is due, it ended, it is paid otherwise, or too little time is left.
 */
export const payableUntil = (
  { due, packages, payment_method_code: method, pay_until: until }: WorkedOrder,
  { provider, now }: { provider: string; now: number },
): number | null => {
  if (due <= 0 || method !== provider || isCalledOff(orderStateOf(packages.map(({ state }) => state))))
    return null;
  const end = until === null ? now + payableMs : Math.min(now + payableMs, Date.parse(until));
  return end - now < leastMs ? null : end;
};

type Written = { id: string; isNew: boolean; due: number; storeCode: string; orderNumber: string };

/** Writes a new attempt of what is due down, or finds the one that can still be paid; null when none can be made. */
const writtenAttempt = (
  database: Database,
  { orderId, provider, now }: { orderId: number; provider: string; now: number },
): Promise<Written | null> =>
  inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) return null;
    const { due, store_code: storeCode, order_number: orderNumber } = order;
    const written = { due, storeCode, orderNumber };
    const open = (await readAttemptsOf(transaction, orderId)).find(
      ({ state, expires_at }) => !attemptIsOver(state) && expires_at.getTime() > now,
    );
    if (open !== undefined && due > 0) return { ...written, id: open.id, isNew: false };
    const expiresAt = payableUntil(order, { provider, now });
    if (expiresAt === null) return null;
    const id = randomUUID();
    await insertAttempt(transaction, {
      id,
      order_id: orderId,
      revision: order.revision,
      provider,
      amount: due,
      currency: order.unit.code,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
      read_at: new Date(nextReading({ createdAt: now, expiresAt, readings: 0 }, now) ?? now),
    });
    return { ...written, id, isNew: true };
  });

/** Where the shop is reached from outside; without it gateways neither call nor send anybody back. */
export type PublicPlace = { publicUrl?: string | undefined };

/** The app of FIB leads back to the page of its code; gateways with pages of their own to where these lead back (spec 2 §2). */
const returnUrls = (
  shop: string,
  { provider, orderNumber }: { provider: string; orderNumber: string },
): Pick<InitContext, 'returnUrl' | 'failureUrl'> =>
  provider === 'fib'
    ? { returnUrl: `${shop}/fib?order=${orderNumber}` }
    : {
        returnUrl: `${shop}/checkout/success?order=${orderNumber}`,
        failureUrl: `${shop}/checkout/error?order=${orderNumber}`,
      };

/** FIB calls addresses with https alone; on this machine a double of it takes any. */
const contextOf = (
  { id, storeCode, orderNumber }: Written,
  {
    provider,
    returnUrl,
    requestId,
    publicUrl,
    stores,
  }: { provider: string; returnUrl?: string | undefined; requestId: string } & PublicPlace & MoveParts,
): InitContext => ({
  language: stores.byCode(storeCode).language,
  requestId,
  ...(publicUrl === undefined
    ? {}
    : {
        ...returnUrls(`${publicUrl}/${storeCode}`, { provider, orderNumber }),
        callbackUrl: `${publicUrl}/api/hooks/${provider}/${id}`,
      }),
  ...(returnUrl === undefined ? {} : { returnUrl }),
});

/**
 * Begins to pay what is due of an order at a gateway: writes the attempt down first and asks second, outside any
 * transaction (spec 4 §8 rule 1). While an earlier attempt may still be paid there is no new one: its step is
 * returned again, unless another amount is due by then, so that nobody pays twice (§1.6). A lost answer leaves the attempt `unknown`, a refusal `declined`.
 * Null when none can be made: nothing is due, the order ended, or it will within minutes.
 */
export const beginAttempt = async (
  database: Database,
  given: {
    orderId: number;
    gateway: Gateway;
    /** Where the gateway sends the shopper afterwards; our page of payments by default. */
    returnUrl?: string | undefined;
    source: SignalSource;
  },
  parts: MoveParts & PublicPlace,
): Promise<BegunAttempt | null> => {
  const { orderId, gateway, returnUrl, source } = given;
  const { provider, breaker, onFault } = gateway;
  const written = await writtenAttempt(database, { orderId, provider: provider.code, now: source.now });
  if (written === null) return null;
  const { id: attemptId, isNew, due } = written;
  const row = await readAttempt(database, attemptId);
  if (row === undefined) throw new Error(`attempt ${attemptId} was written and is not there`);
  if (!isNew) return { attemptId, next: row.amount === due ? row.next : null };
  const { requestId } = source;
  const apply = (state: 'pending' | 'unknown' | 'declined', providerStatus: string) =>
    applyPaymentSignal(database, { attemptId, signal: { state, providerStatus }, source }, parts);
  try {
    const context = contextOf(written, {
      provider: provider.code,
      returnUrl,
      requestId,
      ...parts,
    });
    const begun = await breaker.call(() => provider.initialize(attemptOf(row), context));
    await saveBegun(database, attemptId, begun);
    await apply('pending', '');
    return { attemptId, next: begun.next };
  } catch (error) {
    onFault(error);
    await apply(error instanceof PaymentNotBegun ? 'declined' : 'unknown', '');
    return { attemptId, next: null };
  }
};
