import { expect, it } from 'vitest';
import { type ApprovedReview, reviewsOnPages } from './approved-reviews-sql.ts';

const review = (helpful: number): ApprovedReview => ({
  id: 1,
  product_id: 7,
  title: 'Fine',
  detail: 'Fine',
  nickname: 'Noor',
  rating: 5,
  language: 'en',
  created_at: '2026-02-28T09:00:00.000Z',
  bought_here: false,
  answer: null,
  helpful,
  pictures: null,
  aspects: null,
});

it('makes pages anew when a count has doubled, and not at each vote', () => {
  const looks = [0, 1, 2, 3, 6, 7, 14].map((helpful) => reviewsOnPages([review(helpful)])?.[0]?.helpful);
  expect(looks).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(reviewsOnPages(undefined)).toBeUndefined();
});
