import type { ContractClient } from '@dijla/contract/client';
import type { Whereabouts } from './catalogue-source.ts';

const gone = 410;

/** Asks the provider what became of an address (wire §9.2). Rejects when the provider cannot be reached. */
export const whereaboutsOf = async (call: ContractClient, storeCode: string, urlPath: string): Promise<Whereabouts> => {
  const answer = await call('url/resolver', { query: { url: urlPath, storeCode } });
  if (!answer.ok) return { kind: answer.status === gone ? 'gone' : 'unknown' };
  return answer.result.redirect === null ? { kind: 'unknown' } : { kind: 'moved', urlPath: answer.result.redirect };
};
