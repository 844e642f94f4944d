import type { Journey } from '@dijla/contract/schemas';
import { type PageRoute, type PageRouteName, pageRoutes } from '../../page-routes.ts';

const shown: ReadonlySet<PageRoute['tag']> = new Set(['home', 'category', 'product']);

/**
 * Returns the journey that a page is a step of. Pages of cart, checkout and account are shells that are filled by
 * calls, which are counted themselves.
 */
export const journeyOfPage = (route: PageRouteName): Journey | undefined => {
  if (route === 'search') return 'search';
  return shown.has(pageRoutes[route].tag) ? 'browse' : undefined;
};
