import type { ContractClient } from '@dijla/contract/client';
import type { Whereabouts } from './catalog-source.ts';

const gone = 410;

/** Where records are read that are known by their slug alone (spec 2 §2). */
const readAt: Readonly<Record<string, string>> = { BLOG_POST: 'blog/', VENDOR: 'vendor/' };

/**
 * Asks the provider what became of an address (wire §9.2). A page type that is not supported here, is 'unknown' like an address that never existed. Rejects if the
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
  const under = readAt[type];
  if (under !== undefined && !urlPath.includes('/'))
    return { kind: 'moved', urlPath: `${under}${identifier}` };
  return type === 'CMS_PAGE' ? { kind: 'text', identifier } : { kind: 'unknown' };
};
