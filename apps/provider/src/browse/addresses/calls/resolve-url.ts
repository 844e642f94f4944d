import type { Database } from '../../../database/database.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { pathOf } from '../../search/document-at.ts';
import { addressFinder } from '../address-finder.ts';

type ResolveParts = { readDatabase: Database; readModel: Pick<ReadModel, 'engine'> };

/**
 * `GET /api/url/resolver?url=`: returns the product, category, page or brand at a path, following old
 * addresses (wire §9.2, DESIGN §6).
 */
export const resolveUrl = handleCall('url/resolver', (parts: ResolveParts) => {
  const whereIs = addressFinder(parts);
  return async ({ query }, { store }) => {
    const url = pathOf(query.url);
    if (url === '') return refusal('url.missing');
    const found = await whereIs(store, url);
    const said = { url, store_code: store.code };
    if ('here' in found) return { result: { ...found.here, ...said, identifier: url, redirect: null } };
    if ('there' in found)
      return { result: { ...found.there, ...said, identifier: found.path, redirect: found.path } };
    return refusal(found.isGone ? 'url.gone' : 'url.not-found', { url });
  };
});
