import { describe, expect, it } from 'vitest';
import { askedReviews } from './asked-reviews.ts';

const review = (id: number, product_id: number) => ({
  id,
  product_id,
  title: '',
  detail: '',
  nickname: '',
  rating: 5,
  language: 'en',
  created_at: '2026-02-28T09:00:00.000Z',
  bought_here: false,
  answer: null,
  helpful: 0,
  pictures: null,
  aspects: null,
});
const reviews = new Map([
  [7, [review(1, 7), review(2, 7)]],
  [8, [review(3, 8)]],
]);

describe('askedReviews', () => {
  it.each<[string, unknown, number[]]>([
    ['one product', { eq: 7 }, [1, 2]],
    ['several, as texts', { in: ['7', '8'] }, [1, 2, 3]],
    ['one product twice', { in: [8, '8'] }, [3]],
    ['a bare value', 8, [3]],
    ['an unknown product', { eq: 9 }, []],
    ['any product at all', { eq: null }, [1, 2, 3]],
    ['all but one', { neq: 7 }, [1, 2, 3]],
    ['a range, whatever follows it', { gt: 0, in: [7] }, [1, 2, 3]],
    ['what is no id', { eq: 'seven' }, [1, 2, 3]],
  ])('leaves what a filter for %s can pass', (_, value, ids) => {
    expect(
      askedReviews(reviews, { applied: [{ attribute: 'product_id', value, scope: 'default' }] }).map(
        ({ id }) => id,
      ),
    ).toEqual(ids);
  });

  it('leaves all to a search that names no product', () => {
    expect(
      askedReviews(reviews, {
        applied: [{ attribute: 'review_status', value: { eq: 1 }, scope: 'default' }],
      }),
    ).toHaveLength(3);
  });
});
