import { hourInBaghdad } from '@dijla/commerce-rules/dates/hour-in-baghdad';
import { deliveryTermOf } from '@dijla/commerce-rules/shipping/delivery-day-of';
import type { DeliveryTerms } from '@dijla/contract/client';
import { cardDay as arabic } from '@dijla/messages/ar/product/card-day';
import { cardDay as english } from '@dijla/messages/en/product/card-day';
import type { Language } from '../../i18n/store-views.ts';
import type { DeliveryPlace } from '../../shop/delivery/delivery-place.ts';

/** When goods come, in words, by their size class; '' are ordinary goods. */
export type CardDays = Readonly<Record<string, string>>;

const texts = { en: english, ar: arabic };

type Asked = {
  place: DeliveryPlace;
  language: Language;
  /** Milliseconds since 1970; null where no clock can be read: what is said then holds at any time. */ now:
    | number
    | null;
};

/** What cards say of the delivery to a place: the day, or until which hour an order arrives today. */
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
