import type { CatalogueSource } from '../../catalogue-source.ts';
import type { StoreFrameData } from '../../shop/frame-context.ts';
import { loadMenu } from './load-menu.ts';
import { loadPageLinks } from './load-page-links.ts';

/** What every page of a store shows around itself: three calls, the same for all pages. `publicUrl` is the origin of absolute links. */
export const loadFrame = async (source: CatalogueSource, publicUrl: string): Promise<StoreFrameData> => {
  const [menu, pages, { contact, seller, delivery }] = await Promise.all([loadMenu(source), loadPageLinks(source), source.shopFacts()]);
  return { publicUrl, menu, pages, contact, seller, delivery };
};
