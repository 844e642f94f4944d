import { inject } from 'vitest';
import type { Shared } from './addresses.ts';

/** Returns the address of what this worker's test files share, starting it for the first of them. */
export const borrowed = async <Kind extends keyof Shared>(kind: Kind): Promise<Shared[Kind]> => {
  const answer = await fetch(`${inject('sharedUrl')}/${kind}/${process.env['VITEST_POOL_ID'] ?? '1'}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Shared[Kind];
};
