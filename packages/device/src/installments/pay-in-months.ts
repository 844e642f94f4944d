import type { ListClient } from '@dijla/contract/list-client';
import type { StoreCode } from '@dijla/contract/store-views';
import { cartQueryOf } from '../cart/cart-query-of.ts';
import { loadCart } from '../cart/device-cart.ts';
import type { DeviceStorage } from '../platform/device-storage.ts';
import { type CodeSent, resultOf } from '../session/account/codes.ts';

type Parts = { client: ListClient; storage: Pick<DeviceStorage, 'read'>; store: () => StoreCode };

/** A number of months, and what it costs in dinars. */
export type CardPlan = { count: number; monthly: number; fee: number; total: number };
/** In how many months the cart may be paid, for one cart and its amount; `phone` is where the code goes, masked. */
export type Allowance = { session: string; phone: string; plans: readonly CardPlan[] };
/** An identity that a customer has kept, shown by its ends. */
export type KeptIdentity = { id: number; label: string; identity_number: string; phone: string };
/** Who asks to pay in months. */
export type Payer = { identityId: number } | { identity: { identity_number: string; phone: string } };

type Refused = { ok: false; text: string };

/** What a call about the cart of this device carries. */
const cartQuery = async ({ storage, store }: Parts) => {
  const { view: _view, ...query } = cartQueryOf(await loadCart(storage), store()).query;
  return query;
};

/** Returns the identities that the customer has kept; none while they cannot be read. */
export const readIdentities = async ({ client, store }: Parts): Promise<readonly KeptIdentity[]> => {
  const read = await resultOf(client('installments/identities', { query: { storeCode: store() } }));
  return read.ok ? read.result : [];
};

/** Keeps an identity for the next time. */
export const keepIdentity = async (
  { client, store }: Parts,
  identity: { identity_number: string; phone: string },
): Promise<void> => {
  await resultOf(client('installments/save-identity', { query: { storeCode: store() }, body: { identity } }));
};

/** Removes a kept identity; the text of a failure is empty without an answer. */
export const removeIdentity = async (
  { client, store }: Parts,
  id: number,
): Promise<{ ok: true } | Refused> => {
  const query = { storeCode: store() };
  const params = { identityId: String(id) };
  const removed = await resultOf(client('installments/remove-identity', { query, params }));
  return removed.ok ? { ok: true } : removed;
};

/** Asks in how many months the cart may be paid (spec 2 §4). */
export const askAllowance = async (
  parts: Parts,
  payer: Payer,
): Promise<{ ok: true; allowance: Allowance } | Refused> => {
  const query = await cartQuery(parts);
  const asked = await resultOf(parts.client('installments/allowance', { query, body: payer }));
  if (!asked.ok) return asked;
  const { session_id: session, phone_number: phone, allowed_payments: plans } = asked.result;
  return { ok: true, allowance: { session, phone, plans } };
};

/** Has the code sent that confirms a number of months with the order. */
export const sendMonthsCode = async (
  parts: Parts,
  { session, count }: { session: string; count: number },
): Promise<CodeSent> => {
  const body = { sessionId: session, countOfMonth: count };
  const sent = await resultOf(parts.client('installments/plan', { query: await cartQuery(parts), body }));
  return sent.ok ? { ok: true, resendAfter: sent.result.resend_after } : sent;
};
