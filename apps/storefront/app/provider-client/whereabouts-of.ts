import type { ContractClient } from '@dijla/contract/client';
import { contentRouteEntities, entities } from '@dijla/contract/entities';
import type { Whereabouts } from './catalog-source.ts';

const gone = 410;

/** Where records are read that are known by their slug alone (spec 2 §2); a text page is shown where it is asked for. */
const readAt: ReadonlyMap<string, string> = new Map(
  contentRouteEntities
    .filter((entity) => entity !== 'cms_page')
    .map((entity) => [entities[entity].address.type, entities[entity].address.under]),
);

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
  const under = readAt.get(type);
  if (under !== undefined && !urlPath.includes('/'))
    return { kind: 'moved', urlPath: `${under}${identifier}` };
  return type === 'CMS_PAGE' ? { kind: 'text', identifier } : { kind: 'unknown' };
};
