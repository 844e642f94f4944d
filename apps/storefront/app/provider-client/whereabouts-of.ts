import type { ContractClient } from '@dijla/contract/client';
import type { Whereabouts } from './catalog-source.ts';

const gone = 410;

/**
 * Asks the provider what became of an address (wire §9.2). What has no page here, such as a post or a vendor of another provider's, is 'unknown'
 * like what nobody has. Rejects when the provider cannot be reached.
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
