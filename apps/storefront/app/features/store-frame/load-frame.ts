import type { CatalogueSource } from '../../catalogue-source.ts';
import { defaultPlace } from '../../shop/delivery-place.ts';
import type { StoreFrameData } from '../../shop/frame-context.ts';
import { cardDaysOf } from '../../view-models/card-days.ts';
import { loadMenu } from './load-menu.ts';
import { loadPageLinks } from './load-page-links.ts';

/** What every page of a store shows around itself: three calls, the same for all pages. `publicUrl` is the origin of absolute links. */
export const loadFrame = async (source: CatalogueSource, publicUrl: string): Promise<StoreFrameData> => {
  const [menu, pages, { contact, seller, delivery }] = await Promise.all([loadMenu(source), loadPageLinks(source), source.shopFacts()]);
  const cardDays = cardDaysOf(delivery, { place: defaultPlace, language: source.store.language, now: null });
  return { publicUrl, menu, pages, contact, seller, delivery, cardDays };
};
