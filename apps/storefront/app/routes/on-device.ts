import type { ClientLoaderFunctionArgs } from 'react-router';
import { storeOfPath } from '../i18n/store-of-path.ts';
import { deviceSource } from '../offline/device-source.ts';
import type { LoadPage } from './load-page.ts';

/** A `clientLoader` from a route's load, with the device's documents first: browsing never asks the server for a page's data. */
export const onDevice =
  <View>(load: LoadPage<View>) =>
  ({ params, request }: ClientLoaderFunctionArgs): Promise<View> => {
    const { pathname, searchParams } = new URL(request.url);
    return load(deviceSource(storeOfPath(pathname).code), { params, search: searchParams });
  };
