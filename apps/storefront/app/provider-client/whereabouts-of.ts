import type { ContractClient } from '@dijla/contract/client';
import type { Whereabouts } from './catalog-source.ts';

const gone = 410;

/**
 * Asks the provider what became of an address (wire §9.2). A page type that is not supported here, such as a
 * foreign provider's post or vendor, is 'unknown' like an address that never existed. Rejects if the
 * provider cannot be reached.
 */
export const whereaboutsOf = async (
  call: ContractClient,
  storeCode: string,
  urlPath: string,
): Promise<Whereabouts> => {
  const answer = await call('url/resolver', { query: { url: urlPath, storeCode } });
  if (!answer.ok) return { kind: answer.status === gone ? 'gone' : 'unknown' };
  const { type, identifier, redirect } = answer.result;
  if (redirect !== null) return { kind: 'moved', urlPath: redirect };
  return type === 'CMS_PAGE' ? { kind: 'text', identifier } : { kind: 'unknown' };
};
