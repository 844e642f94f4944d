import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { loadArrangements } from '../../provider-client/load-arrangements.ts';
import { defaultPlace } from '../../shop/delivery/delivery-place.ts';
import type { StoreFrameData } from '../../shop/page/frame-context.ts';
import { cardDaysOf } from '../../view-models/cards/card-days.ts';
import { frameBrand } from './frame-brand.ts';
import { arrangedMenu } from './menu/arranged-menu.ts';
import { loadMenu } from './menu/load-menu.ts';

/**
 * Loads the frame data of a store with three calls, which are the same for all pages. `publicUrl` is the
 * origin of absolute links.
 */
export const loadFrame = async (source: CatalogSource, publicUrl: string): Promise<StoreFrameData> => {
  const [menu, { menu: arranged, footer }, { brand, texts, contact, seller, delivery }] = await Promise.all([
    loadMenu(source),
    loadArrangements(source),
    source.shopFacts(),
  ]);
  const cardDays = cardDaysOf(delivery, { place: defaultPlace, language: source.store.language, now: null });
  const topMenu = arrangedMenu(menu, arranged);
  const lists = footer?.lists ?? [];
  return {
    publicUrl,
    brand: frameBrand(brand),
    ...(texts && { texts }),
    menu,
    ...(topMenu && { topMenu }),
    ...(lists.length > 0 && { footerLists: lists }),
    pages: footer?.pages ?? [],
    hasBlog: footer?.has_blog ?? false,
    contact,
    seller,
    delivery,
    cardDays,
  };
};
