// @chunk shell
import type { ClientLoaderFunctionArgs } from 'react-router';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { deviceSource } from '../../offline/device-source.ts';
import type { LoadPage } from './load-page.ts';

/**
 * A `clientLoader` from a route's load, with the device's documents first: browsing never asks the server for a page's data.
 * The load comes when it is first needed; a page from the server does without it.
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
