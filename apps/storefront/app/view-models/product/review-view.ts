import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import type { Buckets, ReviewDocument, SearchAnswer } from '@dijla/contract/client';
import type { CatalogQuery, WireDocument } from '../../provider-client/catalog-source.ts';
import type { Language } from '@dijla/contract/store-views';

/** Stars that one review gives for an aspect, or the average of all in tenths; `name` is in the store's language. */
export type AspectStars = { name: string; tenths: number };

export type ReviewView = {
  id: number;
  title: string;
  text: string;
  nickname: string;
  /** Whole stars; null if the review has no rating. */
  stars: number | null;
  /** Stars by aspect; absent where none were given. */
  aspects?: AspectStars[];
  /** Date in Baghdad, such as `28-2-2026`; empty when unknown. */
  date: string;
  boughtHere: boolean;
  /** The shop's answer; null when there is none. */
  answer: string | null;
  /** Paths of its pictures; absent where it has none. */
  pictures?: string[];
  /** How many found it helpful; absent where nobody did. */
  helpful?: number;
  /** Language of the review if it is not the store view's. */
  lang: string | null;
};

/**
 * Number of reviews with so many stars, from five down. `percent` of all reviews is the length of the bar.
 */
export type StarsBar = { stars: number; count: number; percent: number };

export type ReviewsView = {
  total: number;
  reviews: ReviewView[];
  bars: StarsBar[];
  /** Averages by aspect, in the owner's order. */
  aspects: AspectStars[];
};

const starsOf = ({ rating, ratings }: Partial<ReviewDocument>): number | null =>
  rating ?? ratings?.[0]?.value ?? null;

/** Those by aspect stand after those of the whole, which a review may not have. */
const aspectsIn = ({ rating, ratings = [] }: Partial<ReviewDocument>): AspectStars[] =>
  ratings
    .slice(rating === undefined ? 0 : 1)
    .map(({ rating_name: name, value }) => ({ name, tenths: value * 10 }));

const reviewView = (document: Partial<ReviewDocument>, language: Language): ReviewView => ({
  id: document.id ?? 0,
  title: document.title ?? '',
  text: document.detail ?? '',
  nickname: document.nickname ?? '',
  stars: starsOf(document),
  ...(document.aspect_stars === undefined ? {} : { aspects: aspectsIn(document) }),
  date: dayInBaghdad(document.created_at ?? ''),
  boughtHere: document.bought_here === true,
  answer: document.answer ?? null,
  ...(document.pictures === undefined ? {} : { pictures: document.pictures }),
  ...(document.helpful === undefined ? {} : { helpful: document.helpful }),
  lang: document.lang === undefined || document.lang === language ? null : document.lang,
});

type Aggregated = Buckets | { value: number } | undefined;

const bucketsOf = (found: Aggregated): Buckets['buckets'] =>
  found && 'buckets' in found ? found.buckets : [];

const countsOf = (found: Aggregated): Map<number, number> =>
  new Map(bucketsOf(found).map(({ key, doc_count }) => [Number(key), doc_count]));

/** Averages of what is counted under `place:stars:name`. */
const averagesOf = (found: Aggregated): AspectStars[] => {
  const sums = new Map<string, { place: number; sum: number; count: number }>();
  for (const { key, doc_count: count } of bucketsOf(found)) {
    const [, place, stars, name = ''] = /^(\d+):(\d):(.*)$/.exec(String(key)) ?? [];
    const known = sums.get(name) ?? { place: Number(place), sum: 0, count: 0 };
    sums.set(name, { ...known, sum: known.sum + Number(stars) * count, count: known.count + count });
  }
  return [...sums]
    .toSorted(([, one], [, other]) => one.place - other.place)
    .map(([name, { sum, count }]) => ({ name, tenths: Math.round((sum * 10) / count) }));
};

const barsOf = (counts: ReadonlyMap<number, number>, total: number): StarsBar[] =>
  counts.size === 0 || total === 0
    ? []
    : [5, 4, 3, 2, 1].map((stars) => ({
        stars,
        count: counts.get(stars) ?? 0,
        percent: Math.round(((counts.get(stars) ?? 0) * 100) / total),
      }));

/** Number of reviews in the page, and number loaded at a time after that. */
const reviewsAtFirst = 3;
const reviewsPerPage = 10;

export type ReviewSort = 'newest' | 'helpful' | 'best' | 'worst';

/** In which order reviews are asked for, and which of them: those of so many stars, or with pictures. */
export type ReviewChoice = { sort: ReviewSort; stars: number | null; hasPictures: boolean };

export const newestFirst: ReviewChoice = { sort: 'newest', stars: null, hasPictures: false };

const newest = { field: 'created_at', options: 'desc' };
/** The newest by language first, so that what a shopper can read stands above. */
const sortsOf = {
  newest: [{ field: 'lang_order', options: 'asc' }, newest],
  helpful: [{ field: 'helpful', options: 'desc' }, newest],
  best: [{ field: 'rating', options: 'desc' }, newest],
  worst: [{ field: 'rating', options: 'asc' }, newest],
} as const satisfies Record<ReviewSort, unknown>;

/**
 * Returns the query for approved reviews of a product from index `from` on: those in the store view's
 * language first and in each language the latest first, or as chosen. The first query also requests the counts by
 * stars.
 */
export const reviewsQuery = (
  productId: number,
  from: number,
  { sort, stars, hasPictures }: ReviewChoice = newestFirst,
): CatalogQuery => ({
  request: {
    _appliedFilters: [
      { attribute: 'product_id', value: { eq: productId }, scope: 'default' },
      { attribute: 'review_status', value: { eq: 1 }, scope: 'default' },
      ...(stars === null ? [] : [{ attribute: 'rating', value: { eq: stars }, scope: 'default' } as const]),
      // Any value at all (wire §7.2).
      ...(hasPictures ? [{ attribute: 'pictures', value: { eq: null }, scope: 'default' } as const] : []),
    ],
    _appliedSort: [...sortsOf[sort]],
    ...(from === 0
      ? {
          _availableFilters: [
            { field: 'rating', scope: 'catalog', options: { size: 5 } },
            { field: 'aspect_stars', scope: 'catalog', options: { size: 50 } },
          ],
        }
      : {}),
  },
  size: from === 0 ? reviewsAtFirst : reviewsPerPage,
  from,
  exclude: ['review_entity', 'review_status', 'lang_order'],
});

export const reviewsView = (
  { hits, total, aggregations }: SearchAnswer<WireDocument>,
  language: Language,
): ReviewsView => ({
  total,
  reviews: hits.map((document) => reviewView(document as Partial<ReviewDocument>, language)),
  bars: barsOf(countsOf(aggregations?.['agg_terms_rating']), total),
  aspects: averagesOf(aggregations?.['agg_terms_aspect_stars']),
});
