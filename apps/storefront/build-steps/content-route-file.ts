import { existsSync } from 'node:fs';
import type { ContentRouteEntity } from '@dijla/contract/entities';

/**
 * Returns the file of a kind's page, from the folder `app/routes`: that of its name, or, for a kind that shows its
 * heading and text alone, the one such kinds share.
 */
export const contentRouteFile = (entity: ContentRouteEntity): string => {
  const own = `content/${entity.replaceAll('_', '-')}-route.tsx`;
  return existsSync(new URL(`../app/routes/${own}`, import.meta.url)) ? own : 'content/text-route.tsx';
};
