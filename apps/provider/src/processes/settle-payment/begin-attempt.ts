import { randomUUID } from 'node:crypto';
import { isCalledOff, orderStateOf } from '@dijla/commerce-rules/order-states/order-state-of';
import { attemptIsOver } from '@dijla/commerce-rules/payment/attempt-state';
import { nextReading } from '@dijla/commerce-rules/payment/next-reading';
import type { PaymentNextStep } from '@dijla/contract/client';
import type { Settings } from '../../config.ts';
import { type Database, inTransaction } from '../../database/database.ts';
import { lockOrder, type WorkedOrder } from '../../modules/orders/orders.ts';
import {
  type Gateway,
  type InitContext,
  insertAttempt,
  PaymentNotBegun,
  type PaymentProvider,
  readAttempt,
  readAttemptsOf,
  saveBegun,
} from '../../modules/payments/payments.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { applyPaymentSignal, type SignalSource } from './apply-payment-signal.ts';
import { askGateway, attemptOf, type CardKeeping } from './ask-gateway.ts';

const minuteMs = 60_000;
/** How long an attempt can be paid when the gateway does not say, and how long it has to be at least. */
const [payableMs, leastMs] = [15 * minuteMs, 5 * minuteMs];

/** Payments of one order that are begun within an hour at most: whoever has its key could have its gateway flooded. */
const [mostBegun, hourMs] = [12, 60 * minuteMs];

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

type Written = {
  id: string;
  isNew: boolean;
  due: number;
  storeCode: string;
  orderNumber: string;
  hasAccount: boolean;
};

/** Writes a new attempt of what is due down, or finds the one that can still be paid; null when none can be made. */
const writtenAttempt = (
  database: Database,
  { orderId, provider, now }: { orderId: number; provider: string; now: number },
): Promise<Written | null> =>
  inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) return null;
    const { due, store_code: storeCode, order_number: orderNumber } = order;
    const hasAccount = order.customer_id !== null;
    const written = { due, storeCode, orderNumber, hasAccount };
    const attempts = await readAttemptsOf(transaction, orderId);
    const open = attempts.find(
      ({ state, expires_at }) => !attemptIsOver(state) && expires_at.getTime() > now,
    );
    if (open !== undefined && due > 0) return { ...written, id: open.id, isNew: false };
    if (attempts.filter(({ created_at: at }) => at.getTime() > now - hourMs).length >= mostBegun) return null;
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

/** Where the shop is reached from outside; without an address gateways neither call nor send anybody back. */
export type PublicPlace = { settings: Pick<Settings, 'publicUrl'> };

/** Where a gateway sends the payer back to (spec 2 §2, record 106). */
const returnUrls = (
  publicUrl: string,
  { id, storeCode, orderNumber, provider: { code, leadsBack } }: Written & { provider: PaymentProvider },
): Pick<InitContext, 'returnUrl' | 'failureUrl'> => {
  const shop = `${publicUrl}/${storeCode}`;
  switch (leadsBack) {
    case 'by-form':
      return { returnUrl: `${publicUrl}/api/pay/return/${code}/${id}` };
    case 'to-code':
      return { returnUrl: `${shop}/fib?order=${orderNumber}` };
    case undefined:
      return {
        returnUrl: `${shop}/checkout/success?order=${orderNumber}`,
        failureUrl: `${shop}/checkout/error?order=${orderNumber}`,
      };
  }
};

const addressesOf = (
  publicUrl: string,
  written: Written & { provider: PaymentProvider },
): Pick<InitContext, 'returnUrl' | 'failureUrl' | 'callbackUrl'> => ({
  ...returnUrls(publicUrl, written),
  callbackUrl: `${publicUrl}/api/hooks/${written.provider.code}/${written.id}`,
});

/** How an attempt is to be paid, where its shopper or client says it. */
type Wishes = {
  /** Where the gateway sends the shopper afterwards; our page of payments by default. */
  returnUrl?: string | undefined;
  /** The kept card that pays, which is hers whose order it is. */
  card?: InitContext['card'] | undefined;
  /** The months it is paid in, of a gateway that lends. */
  plan?: InitContext['plan'] | undefined;
  /** Whether somebody else pays than the customer whose order it is: a card is then not kept, as it would be hers. */
  isForAnother?: boolean;
};

/** FIB calls addresses with https alone; on this machine a double of it takes any. */
const contextOf = (
  written: Written,
  {
    provider,
    returnUrl,
    card,
    plan,
    isForAnother = false,
    requestId,
    settings: { publicUrl },
    secret,
    stores,
  }: { provider: PaymentProvider; requestId: string } & Wishes & PublicPlace & MoveParts & CardKeeping,
): InitContext => ({
  language: stores.byCode(written.storeCode).language,
  requestId,
  ...(publicUrl !== undefined && addressesOf(publicUrl, { ...written, provider })),
  ...(returnUrl !== undefined && { returnUrl }),
  ...(card !== undefined && { card }),
  ...(plan !== undefined && { plan }),
  mayKeepCard: written.hasAccount && !isForAnother && secret !== undefined,
});

/**
 * Begins to pay what is due of an order at a gateway: writes the attempt down first and asks second, outside any
 * transaction (spec 4 §8 rule 1). While an earlier attempt may still be paid there is no new one: its step is
 * returned again, unless another amount is due by then, so that nobody pays twice (§1.6). A lost answer leaves the attempt `unknown`, a refusal `declined`.
 * Null when none can be made: nothing is due, the order ended, or it will within minutes, or too many were begun.
 */
export const beginAttempt = async (
  database: Database,
  given: {
    orderId: number;
    gateway: Gateway;
    source: SignalSource;
  } & Wishes,
  parts: MoveParts & PublicPlace & CardKeeping,
): Promise<BegunAttempt | null> => {
  const { orderId, gateway, returnUrl, card, plan, isForAnother, source } = given;
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
      provider,
      returnUrl,
      card,
      plan,
      ...(isForAnother !== undefined && { isForAnother }),
      requestId,
      ...parts,
    });
    const begun = await breaker.call(() => provider.initialize(attemptOf(row), context));
    await saveBegun(database, attemptId, begun);
    await apply('pending', '');
    // Nothing is left for her to do: it is paid already, or refused.
    if (begun.next.kind === 'none') await askGateway(database, { attemptId, gateway, source }, parts);
    return { attemptId, next: begun.next };
  } catch (error) {
    onFault(error);
    await apply(error instanceof PaymentNotBegun ? 'declined' : 'unknown', '');
    return { attemptId, next: null };
  }
};
