import type { CallAnswer, CallInput, CallName, ContractClient } from '@dijla/contract/client';

/**
 * Calls other than searches that only read: the answer depends only on the input and the store (spec 2 §7).
 */
export type ReadName = Extract<
  CallName,
  | 'brand/list'
  | 'brand/one'
  | 'brand/part'
  | 'carousel/by-name'
  | 'catalog/popular-searches'
  | 'catalog/suggest'
  | 'catalog/understand'
  | 'category/brands'
  | 'product/recommendations'
>;

export type ReadInput<Name extends ReadName> = Pick<CallInput<Name>, 'params' | 'query'>;

/** The result and the provider's `meta`; null if it does not exist. */
export type ReadAnswer<Name extends ReadName> = Omit<Extract<CallAnswer<Name>, { ok: true }>, 'ok'> | null;

const unknown = 404;

/**
 * Reads from the provider; returns null if it does not exist. Throws on any other refusal, and if the
 * provider cannot be reached.
 */
export const readCall = async <Name extends ReadName>(
  call: ContractClient,
  name: Name,
  { input, signal }: { input: ReadInput<Name>; signal?: AbortSignal },
): Promise<ReadAnswer<Name>> => {
  const answer = await call(name, { ...input, ...(signal && { signal }) } as CallInput<Name>);
  if (answer.ok) return { result: answer.result, meta: answer.meta } as ReadAnswer<Name>;
  if (answer.status === unknown) return null;
  throw new Error(`The provider answered ${name} with ${answer.status}`);
};
