import type { z } from 'zod';
import { type AffiliateCallName, affiliatePaths } from './affiliate-paths.ts';
import type { Calls } from './calls.ts';
import { type ContractClient, contractClient } from './client.ts';

type Part<C extends AffiliateCallName, Name extends 'query' | 'body'> = Calls[C] extends {
  [P in Name]: infer S extends z.ZodType;
}
  ? z.input<S>
  : never;

export type AffiliateInput<C extends AffiliateCallName> = {
  query?: Part<C, 'query'>;
  body?: Part<C, 'body'>;
  params?: Readonly<Record<string, string>>;
};

export type AffiliateResult<C extends AffiliateCallName> = z.output<Calls[C]['result']>;

type AffiliateAnswer<C extends AffiliateCallName> =
  | { ok: true; result: AffiliateResult<C> }
  | { ok: false; status: number; result: string | object };

export type AffiliateClient = <C extends AffiliateCallName>(
  name: C,
  input?: AffiliateInput<C>,
) => Promise<AffiliateAnswer<C>>;

/** Creates a client of the calls of the affiliate programme, as `contractClient` does of those that every page makes. */
export const affiliateClient = (options: Parameters<typeof contractClient>[0]): AffiliateClient =>
  contractClient({ ...options, paths: affiliatePaths }) as ContractClient & AffiliateClient;

export { type AffiliateCallName, affiliatePaths } from './affiliate-paths.ts';
export type { AffiliateAccount } from './values/affiliates/affiliate.ts';
