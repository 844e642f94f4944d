import type { CallAnswer, CallInput, CallName, ContractClient } from '@dijla/contract/client';

/** Calls that only read, beside searches: the answer to one depends on its question and store alone (spec 2 §7). */
export type ReadName = Extract<
  CallName,
  | 'brand/list'
  | 'brand/one'
  | 'brand/part'
  | 'carousel/by-name'
  | 'category/brands'
  | 'product/recommendations'
>;

export type ReadInput<Name extends ReadName> = Pick<CallInput<Name>, 'params' | 'query'>;

/** What was read, with what the provider says beside it; null where nothing has that name. */
export type ReadAnswer<Name extends ReadName> = Omit<Extract<CallAnswer<Name>, { ok: true }>, 'ok'> | null;

const unknown = 404;

/** Asks the provider; null for what it does not know. Throws on any other refusal, and when it cannot be reached. */
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
