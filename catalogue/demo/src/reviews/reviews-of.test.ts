import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { departmentWords } from './department-words.ts';
import { digitalWords } from './digital-words.ts';
import { generalArabicWords } from './general-arabic-words.ts';
import { generalEnglishWords } from './general-english-words.ts';
import { nicknames } from './nicknames.ts';
import type { ReviewPool, ReviewText } from './review-words.ts';
import { reviewsOf } from './reviews-of.ts';

const textsOf = (pool: ReviewPool): ReviewText[] => Object.values(pool).flat();
const words = [
  { ar: generalArabicWords, en: generalEnglishWords },
  digitalWords,
  ...Object.values(departmentWords),
];
const arabic = words.flatMap(({ ar }) => textsOf(ar));
const english = words.flatMap(({ en }) => textsOf(en));
const many = Array.from({ length: 300 }, (_, index) =>
  reviewsOf({ sku: `DJ-TEE-${index}`, department: 'fashion' }, { count: 10, seed: 1 }),
).flat();

describe('reviewsOf', () => {
  it('is the same for the same sku and seed, and another for another', () => {
    expect(reviewsOf({ sku: 'DJ-TEE', department: 'fashion' }, { count: 8, seed: 1 })).toEqual(
      reviewsOf({ sku: 'DJ-TEE', department: 'fashion' }, { count: 8, seed: 1 }),
    );
    expect(reviewsOf({ sku: 'DJ-TEE', department: 'fashion' }, { count: 8, seed: 1 })).not.toEqual(
      reviewsOf({ sku: 'DJ-TEE', department: 'fashion' }, { count: 8, seed: 2 }),
    );
    expect(reviewsOf({ sku: 'DJ-TEE', department: 'fashion' }, { count: 8, seed: 1 })).not.toEqual(
      reviewsOf({ sku: 'DJ-MUG', department: 'fashion' }, { count: 8, seed: 1 }),
    );
  });

  it('gives as many as asked while there are words, each once, by different people, newest first', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(null, 'fashion', 'toys'),
        fc.integer({ min: 0, max: 7 }),
        (sku, department, count) => {
          const reviews = reviewsOf({ sku, department }, { count, seed: 1 });
          expect(reviews.length).toBe(count);
          expect(new Set(reviews.map(({ detail }) => detail)).size).toBe(count);
          expect(new Set(reviews.map(({ nickname }) => nickname)).size).toBe(count);
          const instants = reviews.map(({ created_at }) => created_at);
          expect(instants).toEqual(instants.toSorted().toReversed());
        },
      ),
      { numRuns: 50 },
    );
  });

  it('falls within the year before 20 November 2026', () => {
    const outside = many.filter(
      ({ created_at }) => created_at < '2025-11-18' || created_at > '2026-11-19T21:00:00.000Z',
    );
    expect(outside).toEqual([]);
  });

  it('gives mostly four and five stars, mostly in Arabic', () => {
    const share = (isMeant: (review: (typeof many)[number]) => boolean) =>
      Math.round((100 * many.filter(isMeant).length) / many.length);
    expect(
      [
        share(({ rating }) => rating >= 4),
        share(({ rating }) => rating === 1),
        share(({ language }) => language === 'ar'),
      ].map((percent) => Math.round(percent / 10)),
    ).toEqual([8, 1, 8]);
  });

  it('says nothing of couriers and boxes where goods are a code or a file', () => {
    const own = new Set(
      [...textsOf(digitalWords.ar), ...textsOf(digitalWords.en)].map(({ detail }) => detail),
    );
    const said = ['gift-cards', 'e-books'].flatMap((department) =>
      reviewsOf({ sku: 'DJ-CARD', department }, { count: 6, seed: 1 }),
    );
    expect(said.filter(({ detail }) => !own.has(detail))).toEqual([]);
  });
});

describe('reviews of what is eaten or read', () => {
  it('speak of no size, colour or wear', () => {
    const ofWear = new Set(
      [...arabic, ...english].filter(({ isOfWear }) => isOfWear).map(({ detail }) => detail),
    );
    const said = ['grocery', 'books'].flatMap((department) =>
      Array.from({ length: 100 }, (_, index) =>
        reviewsOf({ sku: `DJ-${index}`, department }, { count: 7, seed: 1 }),
      ).flat(),
    );
    expect([ofWear.size > 20, said.filter(({ detail }) => ofWear.has(detail))]).toEqual([true, []]);
  });
});

describe('review words', () => {
  it('has twelve Arabic and eight English texts for all goods at each star', () => {
    expect([
      Object.values(generalArabicWords).map((texts) => texts.length),
      Object.values(generalEnglishWords).map((texts) => texts.length),
    ]).toEqual([
      [12, 12, 12, 12, 12],
      [8, 8, 8, 8, 8],
    ]);
  });

  it('keeps each language in its script, tidy and said once', () => {
    const phrases = (texts: readonly ReviewText[]) => texts.flatMap(({ title, detail }) => [title, detail]);
    expect(
      phrases(arabic).filter((text) => /[A-Za-z]|[,;?]|[٠-٩ـ]| {2}/.test(text) || text !== text.trim()),
    ).toEqual([]);
    expect(
      phrases(english).filter((text) => /\p{Script=Arabic}|[،؛؟]| {2}/u.test(text) || text !== text.trim()),
    ).toEqual([]);
    const details = [...arabic, ...english].map(({ detail }) => detail);
    expect(details.filter((detail, index) => details.indexOf(detail) !== index)).toEqual([]);
  });

  it('signs with names of its script', () => {
    expect(nicknames.ar.filter((name) => !/^[\p{Script=Arabic} .]+$/u.test(name))).toEqual([]);
    expect(nicknames.en.filter((name) => !/^[A-Za-z .]+$/.test(name))).toEqual([]);
  });
});
