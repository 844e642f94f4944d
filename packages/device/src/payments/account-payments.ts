import type { AccountPayments, CreditMethod } from '@dijla/contract/client';
import type { SessionHolder } from '../session/session-holder.ts';
import type { KeptPayments } from './account-payments-collection.ts';

type Parts = {
  holder: Pick<SessionHolder, 'client' | 'kept'> & {
    place: Pick<SessionHolder['place'], 'storage' | 'now' | 'withLock'>;
  };
  store: () => string;
};

/** `payments` are the device's copy where `isStale`: the provider could not be asked. */
export type ReadPayments = { payments: AccountPayments; isStale: boolean } | null;

const customerOf = async ({ holder }: Parts): Promise<number | null> =>
  (await holder.kept())?.profile.id ?? null;

const copyOf = async ({ holder }: Parts, id: number): Promise<KeptPayments | undefined> =>
  (await holder.place.storage.read('account_payments', String(id))) ?? undefined;

/** Returns the device's copy of what the signed-in customer owes and paid; null where it has none. */
export const keptPayments = async (parts: Parts): Promise<ReadPayments> => {
  const id = await customerOf(parts);
  const kept = id === null ? undefined : await copyOf(parts, id);
  return kept === undefined ? null : { payments: kept.payments, isStale: true };
};

/**
 * Reads what the signed-in customer owes and paid, and keeps it on the device, unless another customer has signed in
 * meanwhile. Returns the device's copy where the provider cannot be asked; null where there is none.
 */
export const readAccountPayments = async (parts: Parts): Promise<ReadPayments> => {
  const { holder, store } = parts;
  const { storage, now, withLock } = holder.place;
  const id = await customerOf(parts);
  if (id === null) return null;
  const store_code = store();
  const answer = await holder
    .client('payment/account', { query: { storeCode: store_code } })
    .catch(() => null);
  if (!answer?.ok) return keptPayments(parts);
  const put: KeptPayments = { customer_id: id, store_code, payments: answer.result, seen_at: now() };
  await withLock('write', async () => {
    if ((await customerOf(parts)) === id)
      await storage.write([{ in: 'account_payments', key: String(id), put }]);
  });
  return { payments: answer.result, isStale: false };
};

/** Why a credit line could not be asked for, in the store's language; empty where the shop could not be asked. */
export type CreditAsked = { ok: true } | { ok: false; text: string };

/** Asks the shop for a credit line, now or not at all: somebody decides on it. */
export const askForCredit = async (
  { holder, store }: Parts,
  body: { method: CreditMethod; organization: string; reference: string },
): Promise<CreditAsked> => {
  const answer = await holder.client('credit/ask', { query: { storeCode: store() }, body }).catch(() => null);
  if (answer === null) return { ok: false, text: '' };
  if (answer.ok) return { ok: true };
  return { ok: false, text: typeof answer.result === 'string' ? answer.result : '' };
};
