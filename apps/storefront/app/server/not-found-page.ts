import { pageRoutes } from '../page-routes.ts';
import type { PageKey } from './rendering/page-key.ts';

/** Value of each parameter in the page's address. Nothing is looked up under it. */
const placeholder = 'not-found';

/**
 * Returns the key of the page sent for all unknown addresses of a store view and route. There is one for
 * each route, because the browser continues with the code of the route that its address matches. It is
 * stored once for each build and price list, under a key of its own.
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
