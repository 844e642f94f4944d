import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { defaultPlace } from '../../shop/delivery/delivery-place.ts';
import type { StoreFrameData } from '../../shop/page/frame-context.ts';
import { cardDaysOf } from '../../view-models/cards/card-days.ts';
import { frameBrand } from './frame-brand.ts';
import { loadMenu } from './menu/load-menu.ts';
import { loadHasBlog, loadPageLinks } from './footer/load-page-links.ts';

/**
 * Loads the frame data of a store with four calls, which are the same for all pages. `publicUrl` is the
 * origin of absolute links.
 */
export const loadFrame = async (source: CatalogSource, publicUrl: string): Promise<StoreFrameData> => {
  const [menu, pages, hasBlog, { brand, texts, contact, seller, delivery }] = await Promise.all([
    loadMenu(source),
    loadPageLinks(source),
    loadHasBlog(source),
    source.shopFacts(),
  ]);
  const cardDays = cardDaysOf(delivery, { place: defaultPlace, language: source.store.language, now: null });
  return {
    publicUrl,
    brand: frameBrand(brand),
    ...(texts && { texts }),
    menu,
    pages,
    hasBlog,
    contact,
    seller,
    delivery,
    cardDays,
  };
};
