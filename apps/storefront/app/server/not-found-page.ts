import { pageRoutes } from '../page-routes.ts';
import type { PageKey } from './page-key.ts';

/** What stands for each part of an address; nothing is looked for there. */
const placeholder = 'not-found';

/**
 * The page that is sent for all unknown addresses of a store that one route serves: one for each route, as a browser goes on with the code of the
 * route its address has. It is stored once for each build and price list, under an address of its own.
 */
export const notFoundPage = (
  { store, route }: Pick<PageKey, 'store' | 'route'>,
  { buildId, priceList }: { buildId: string; priceList: string },
): PageKey & { key: string } => {
  const path = pageRoutes[route].pattern.replaceAll(/:\w+\??|\*/g, placeholder);
  return {
    store,
    route,
    tag: 'page-not-found',
    key: [buildId, store, priceList, 'not found', route].join(' '),
    canonicalUrl: `/${store}/${path}`,
  };
};
