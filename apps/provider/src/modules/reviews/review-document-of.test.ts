import { reviewDocument } from '@dijla/contract/schemas';
import { languages } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { reviewDocumentOf } from './review-document-of.ts';

const written = {
  id: 1001,
  product_id: 7,
  title: 'Keeps tea hot',
  detail: 'All day.',
  nickname: 'Noor',
  rating: 4,
  language: 'en',
  created_at: '2026-02-28T09:00:00.000Z',
  bought_here: false,
  answer: null,
  helpful: 0,
  pictures: null,
  aspects: null,
};

describe('reviewDocumentOf', () => {
  it('is as the contract has it, stars as value and as percent', () => {
    const document = reviewDocumentOf(written, { id: 2, language: 'en' });
    expect(reviewDocument.parse(document)).toEqual(document);
    expect(document).toMatchObject({
      product_id: 7,
      review_status: 1,
      rating: 4,
      ratings: [{ value: 4, percent: 80 }],
      lang: 'en',
      store_id: 2,
      stores: [2],
      lang_order: 0,
    });
  });

  it('has stars by aspect after those of the whole, under the name its store reads', () => {
    const aspects = [
      { place: 1, stars: 4, names: { en: 'Quality', ar: 'الجودة' } },
      { place: 2, stars: 2, names: { en: 'Value' } },
    ];
    const document = reviewDocumentOf({ ...written, aspects }, { id: 1, language: 'ar' });
    expect(reviewDocument.parse(document)).toEqual(document);
    expect(document.ratings.map(({ rating_name, percent }) => [rating_name, percent])).toEqual([
      ['Rating', 80],
      ['الجودة', 80],
      ['Value', 40],
    ]);
    expect(document.aspect_stars).toEqual(['1:4:الجودة', '2:2:Value']);
    expect(reviewDocumentOf(written, { id: 1, language: 'ar' })).not.toHaveProperty('aspect_stars');
  });

  it('says how many found it helpful, where somebody did', () => {
    const helpfulOf = (helpful: number) =>
      reviewDocumentOf({ ...written, helpful }, { id: 2, language: 'en' }).helpful;
    expect([helpfulOf(0), helpfulOf(3)]).toEqual([undefined, 3]);
  });

  it.each([
    ['its own language', 'ar', 0],
    ['one read in its place', 'en', 1],
    ['one that the shop does not have', 'xx', languages.length],
  ])('sorts %s by its place', (_, language, place) =>
    expect(reviewDocumentOf({ ...written, language }, { id: 1, language: 'ar' }).lang_order).toBe(place),
  );
});
