import type { ReviewDocument } from '@dijla/contract/client';
import { readingOrder } from '@dijla/contract/read-languages';
import type { Language } from '@dijla/contract/store-views';
import type { StoreView } from '../../call/store-view.ts';
import type { ApprovedReview } from './approved-reviews-sql.ts';

const percentOfStar = 20;

/** The place of a language in the order read in a store view; last for one that the shop does not have. */
const placeOf = (language: string, own: Language): number => {
  const order = readingOrder(own);
  const place = order.findIndex((read) => read === language);
  return place === -1 ? order.length : place;
};

/** The name of an aspect as a store view reads it. */
const nameIn = (names: Partial<Record<string, string>>, own: Language): string =>
  readingOrder(own).flatMap((language) => names[language] ?? [])[0] ?? Object.values(names)[0] ?? '';

const starsOf = (name: string, value: number) => ({
  rating_name: name,
  value,
  percent: value * percentOfStar,
});

/** Returns a review in the form a store view returns it (wire §7.8). */
export const reviewDocumentOf = (
  { language, rating, bought_here, answer, helpful, pictures, aspects, ...review }: ApprovedReview,
  { id: storeId, language: own }: Pick<StoreView, 'id' | 'language'>,
): ReviewDocument => {
  const named = (aspects ?? []).map(({ names, ...aspect }) => ({ ...aspect, name: nameIn(names, own) }));
  return {
    ...review,
    review_entity: 'product',
    review_status: 1,
    store_id: storeId,
    stores: [storeId],
    ratings: [
      ...(rating === null ? [] : [starsOf('Rating', rating)]),
      ...named.map(({ name, stars }) => starsOf(name, stars)),
    ],
    ...(rating === null ? {} : { rating }),
    ...(bought_here ? { bought_here: true as const } : {}),
    ...(answer === null ? {} : { answer }),
    ...(pictures === null ? {} : { pictures }),
    ...(helpful === 0 ? {} : { helpful }),
    lang: language,
    ...(named.length === 0
      ? {}
      : { aspect_stars: named.map(({ place, stars, name }) => `${place}:${stars}:${name}`) }),
    lang_order: placeOf(language, own),
  };
};
