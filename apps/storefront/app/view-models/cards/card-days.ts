import { hourInBaghdad } from '@dijla/commerce-rules/dates/hour-in-baghdad';
import { deliveryTermOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import type { DeliveryTerms } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../i18n/texts-in-languages.ts';
import type { DeliveryPlace } from '../../shop/delivery/delivery-place.ts';

/** Delivery time in words by size class. The key '' is for products without a size class. */
export type CardDays = Readonly<Record<string, string>>;

const texts = await textsInLanguages('product/card-day', 'cardDay');

type Asked = {
  place: DeliveryPlace;
  language: Language;
  /**
   * Milliseconds since 1970; null where the clock cannot be read, which gives a text that is correct at any
   * time.
   */ now: number | null;
};

/**
 * Returns what cards say about delivery to a place: the number of days, or the hour until which an order
 * arrives today.
 */
export const cardDaysOf = (terms: DeliveryTerms, { place, language, now }: Asked): CardDays => {
  const { orderBy, inDays } = texts[language];
  const said = (sizeClass: string | null): string => {
    const { days, same_day_until: until } = deliveryTermOf(terms, { regionId: place.id, sizeClass });
    const canBeToday = until !== null && (now === null || hourInBaghdad(now) < until);
    return canBeToday ? orderBy(until) : inDays(days, place.names[language]);
  };
  return Object.fromEntries([
    ['', said(null)],
    ...(terms.sizes ?? []).map(({ size_class: code }) => [code, said(code)] as const),
  ]);
};
