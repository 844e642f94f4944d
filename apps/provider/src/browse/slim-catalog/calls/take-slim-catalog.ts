import { slimForm } from '@dijla/search-index/core/slim/slim-catalog';
import { handleCall } from '../../../call/handle-call.ts';
import { slimCatalogs, type SlimParts } from '../slim-catalogs.ts';

/**
 * `GET /api/ext/dijla/slim-catalog`: what a device needs to list and search the products of a store view without
 * a connection, or what changed of it since `position` and `at`. The bytes are the same for everybody: prices are
 * the store's own.
 */
export const takeSlimCatalog = handleCall('catalog/slim', (parts: SlimParts) => {
  const catalogs = slimCatalogs(parts);
  return async ({ query: { form, position, at } }, { store, now }) => {
    const since =
      position === undefined || at === undefined || form !== slimForm ? undefined : { position, at };
    const changes = since && (await catalogs.changes(store, since, now));
    return {
      written: changes ?? (await catalogs.whole(store, now)),
      headers: { 'content-type': 'application/json', 'content-encoding': 'br' },
    };
  };
});
