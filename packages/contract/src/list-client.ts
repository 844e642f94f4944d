import type { z } from 'zod';
import type { Calls } from './calls.ts';
import { type ContractClient, contractClient } from './client.ts';
import { type ListCallName, listPaths } from './list-paths.ts';

type Part<C extends ListCallName, Name extends 'query' | 'body'> = Calls[C] extends {
  [P in Name]: infer S extends z.ZodType;
}
  ? z.input<S>
  : never;
type Meta<C extends ListCallName> = Calls[C] extends { meta: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

export type ListInput<C extends ListCallName> = {
  query?: Part<C, 'query'>;
  body?: Part<C, 'body'>;
  params?: Readonly<Record<string, string>>;
};

export type ListCallAnswer<C extends ListCallName> =
  | { ok: true; result: z.output<Calls[C]['result']>; meta: Meta<C> }
  | { ok: false; status: number; result: string | object };

export type ListClient = <C extends ListCallName>(
  name: C,
  input?: ListInput<C>,
) => Promise<ListCallAnswer<C>>;

/** Creates a client of the calls of late parts, as `contractClient` does of the others. */
export const listClient = (options: Parameters<typeof contractClient>[0]): ListClient =>
  contractClient({ ...options, paths: listPaths }) as ContractClient & ListClient;

export { listPaths } from './list-paths.ts';
