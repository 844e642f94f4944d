import type { ContractClient } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { type CodeSent, resultOf } from '../session/account/codes.ts';
import type { SignInResult } from '../session/sign-in.ts';
import { refusalText } from '../sync/refusal-text.ts';

/** An order and what shows it; without a key it is the order of the customer who is signed in. */
export type OwnOrder = { number: string; key: string | null };

const named = ({ number, key }: OwnOrder) => ({ number, ...(key !== null && { key }) });

/** Asks for a code that confirms an order, sent to the telephone that the shop would call about it. */
export const sendOrderCode = async (
  client: ContractClient,
  order: OwnOrder,
  storeCode: StoreCode,
): Promise<CodeSent> => {
  const answer = await client('order/send-confirm-code', {
    query: { storeCode },
    body: named(order),
  }).catch(() => null);
  if (answer === null) return { ok: false, text: '' };
  return answer.ok
    ? { ok: true, resendAfter: answer.meta.resendAfter }
    : { ok: false, text: refusalText(answer.result) };
};

/** Confirms an order by the code that was typed; the text says why not, empty without an answer. */
export const confirmOrderByCode = async (
  client: ContractClient,
  { code, ...order }: OwnOrder & { code: string },
  storeCode: StoreCode,
): Promise<SignInResult> => {
  const answer = await resultOf(
    client('order/confirm', { query: { storeCode }, body: { ...named(order), otp: code } }),
  );
  return answer.ok ? { ok: true } : answer;
};
