import { describe, expect, it } from 'vitest';
import { newestFirst, reviewsQuery, reviewsView } from './review-view.ts';

const document = (changes: object = {}) => ({
  _score: null,
  id: 1,
  title: 'Good',
  detail: 'Keeps tea hot.',
  nickname: 'Noor',
  rating: 4,
  created_at: '2026-02-28T09:00:00.000Z',
  lang: 'en',
  ...changes,
});
const one = (changes: object, language: 'en' | 'ar' = 'en') =>
  reviewsView({ hits: [document(changes)], total: 1 }, language).reviews[0];

describe('reviewsView', () => {
  it('says its day in Baghdad', () =>
    expect(one({ created_at: '2026-02-28T21:30:00.000Z' })?.date).toBe('1-3-2026'));

  it('marks the language of what is not in the store’s', () => {
    expect([one({}, 'en')?.lang, one({}, 'ar')?.lang, one({ lang: undefined }, 'ar')?.lang]).toEqual([
      null,
      'en',
      null,
    ]);
  });

  it.each([
    [{ rating: 5 }, 5],
    [{ rating: undefined, ratings: [{ rating_name: 'Rating', value: 3, percent: 60 }] }, 3],
    [{ rating: undefined }, null],
  ])('reads the stars of %j', (changes, stars) => expect(one(changes)?.stars).toBe(stars));

  it('counts stars from five down, with the length of each bar', () => {
    const aggregations = {
      agg_terms_rating: {
        buckets: [
          { key: 5, doc_count: 3 },
          { key: 2, doc_count: 1 },
        ],
      },
    };
    expect(
      reviewsView({ hits: [], total: 4, aggregations }, 'en').bars.map(({ stars, count, percent }) => [
        stars,
        count,
        percent,
      ]),
    ).toEqual([
      [5, 3, 75],
      [4, 0, 0],
      [3, 0, 0],
      [2, 1, 25],
      [1, 0, 0],
    ]);
    expect(reviewsView({ hits: [], total: 0 }, 'en').bars).toEqual([]);
  });

  it('has averages by aspect in the owner’s order, and what each review gives', () => {
    const bucket = (key: string, doc_count: number) => ({ key, doc_count });
    const aggregations = {
      agg_terms_aspect_stars: {
        buckets: [bucket('2:5:Value: fair', 1), bucket('1:4:Quality', 2), bucket('1:1:Quality', 1)],
      },
    };
    expect(reviewsView({ hits: [], total: 3, aggregations }, 'en').aspects).toEqual([
      { name: 'Quality', tenths: 30 },
      { name: 'Value: fair', tenths: 50 },
    ]);
    const ratings = [
      { rating_name: 'Rating', value: 4, percent: 80 },
      { rating_name: 'Quality', value: 5, percent: 100 },
    ];
    expect(one({ ratings, aspect_stars: ['1:5:Quality'] })?.aspects).toEqual([
      { name: 'Quality', tenths: 50 },
    ]);
    expect(
      one({ rating: undefined, ratings: ratings.slice(1), aspect_stars: ['1:5:Quality'] })?.aspects,
    ).toHaveLength(1);
    expect(Object.keys(one({ ratings }) ?? {})).not.toContain('aspects');
  });

  it('says who was helped and what is shown where there is any', () => {
    expect(one({ helpful: 3, pictures: ['/reviews/a.webp'] })).toMatchObject({
      helpful: 3,
      pictures: ['/reviews/a.webp'],
    });
    expect(Object.keys(one({}) ?? {})).not.toContain('helpful');
  });
});

describe('reviewsQuery', () => {
  it.each([
    [{}, [], 'lang_order'],
    [{ sort: 'helpful' }, [], 'helpful'],
    [{ stars: 4 }, [['rating', { eq: 4 }]], 'lang_order'],
    [{ sort: 'worst', hasPictures: true }, [['pictures', { eq: null }]], 'rating'],
  ] as const)('asks for %j', (choice, filters, first) => {
    const { request } = reviewsQuery(7, 3, { ...newestFirst, ...choice });
    const { _appliedFilters: applied = [], _appliedSort: [sort] = [] } = request as {
      _appliedFilters?: { attribute: string; value: unknown }[];
      _appliedSort?: { field: string }[];
    };
    expect(applied.slice(2).map(({ attribute, value }) => [attribute, value])).toEqual(filters);
    expect(sort?.field).toBe(first);
  });
});
