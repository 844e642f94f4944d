import type { CallAnswer, TokenDetails } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import type { SessionHolder } from '../session-holder.ts';
import { signInTimeout } from '../sign-in.ts';
import { resultOf } from './codes.ts';
import type { SignInResult } from '../sign-in.ts';

type ResultOf<A> = A extends { ok: true; result: infer Result } ? Result : never;
type Listed = ResultOf<CallAnswer<'paytabs/saved-cards'>>[number];

/** A card that the customer has kept at the payment page; `hash` is all that names it. */
export type SavedCard = TokenDetails & { hash: string; isExpired: boolean };

const inputOf = (storeCode: StoreCode) => ({
  query: { storeCode },
  signal: AbortSignal.timeout(signInTimeout),
});

const cardOf = ({ public_hash: hash, token_details, is_expired: isExpired }: Listed): SavedCard => ({
  ...(JSON.parse(token_details) as TokenDetails),
  hash,
  isExpired,
});

/** Returns the cards the customer has kept; null while they cannot be read. */
export const readSavedCards = async (
  { client }: SessionHolder,
  storeCode: StoreCode,
): Promise<readonly SavedCard[] | null> => {
  const answer = await client('paytabs/saved-cards', inputOf(storeCode)).catch(() => null);
  return answer?.ok ? answer.result.map(cardOf) : null;
};

/** Removes a kept card, which the payment page forgets too. The text is empty without an answer. */
export const removeSavedCard = async (
  { client }: SessionHolder,
  hash: string,
  storeCode: StoreCode,
): Promise<SignInResult> => {
  const body = { public_hash: hash };
  const removed = await resultOf(client('paytabs/delete-saved-card', { ...inputOf(storeCode), body }));
  return removed.ok ? { ok: true } : removed;
};
