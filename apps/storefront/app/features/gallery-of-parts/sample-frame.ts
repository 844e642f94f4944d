import type { StoreView } from '@dijla/contract/store-views';
import { defaultPlace } from '../../shop/delivery/delivery-place.ts';
import type { StoreFrameData } from '../../shop/page/frame-context.ts';
import { noFacts } from '../../provider-client/shop-facts-of.ts';
import { cardDaysOf } from '../../view-models/cards/card-days.ts';

/**
 * Returns frame data for the components of the gallery, which is outside every store: that of a shop with
 * same-day delivery in Baghdad.
 */
export const sampleFrame = ({ language }: Pick<StoreView, 'language'>): StoreFrameData => {
  const delivery = {
    ...noFacts.delivery,
    regions: [{ region_id: defaultPlace.id, days: 1, same_day_until: 14 }],
  };
  return {
    ...noFacts,
    publicUrl: '',
    brand: null,
    menu: [],
    pages: [],
    hasBlog: false,
    delivery,
    cardDays: cardDaysOf(delivery, { place: defaultPlace, language, now: null }),
  };
};
