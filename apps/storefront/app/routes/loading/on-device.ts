// @chunk shell
import type { ClientLoaderFunctionArgs } from 'react-router';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { deviceSource } from '../../offline/device-source.ts';
import type { LoadPage } from './load-page.ts';

/**
 * Creates a `clientLoader` from a route's load that uses the device's documents first: browsing never asks
 * the server for a page's data. The load is imported when first needed; a server-rendered page does not need
 * it.
 */
export const onDevice =
  <View>(loadOf: () => Promise<LoadPage<View>>) =>
  async ({ params, request }: ClientLoaderFunctionArgs): Promise<View> => {
    const { pathname, searchParams } = new URL(request.url);
    const load = await loadOf();
    return load(deviceSource(storeOfPath(pathname).code), {
      params,
      search: searchParams,
      signal: request.signal,
    });
  };
