import { describe, expect, it } from 'vitest';
import type { Kind } from '../department.ts';
import { modelOf } from './model-of.ts';
import { nameOf, urlKeyOf } from './product-words.ts';

const novels: Kind = {
  code: 'novel', category: 'books/arabic-books/novels', picture: 'book', noun: { en: 'Novel', ar: 'رواية' }, brands: ['sumer', 'babil'], series: [],
  titles: [{ en: 'The Ferryman', ar: 'صاحب العبّارة' }, { en: 'House by the River', ar: 'بيت على النهر' }],
  specifications: [], price: { from: 5_000, to: 9_000 }, openings: [], points: [], shorts: [],
};
const namesOf = (count: number) => Array.from({ length: count }, (_, n) => nameOf(novels, modelOf(novels, { n, seed: 1 }), []));

describe('nameOf', () => {
  it('gives goods with titles their titles alone, each once, then goes on with parts', () => {
    const names = namesOf(4);
    expect(new Set(names.slice(0, 2).map(({ en }) => en))).toEqual(new Set(['The Ferryman', 'House by the River']));
    expect(new Set(names.slice(2).map(({ ar }) => ar))).toEqual(new Set(['صاحب العبّارة، الجزء 2', 'بيت على النهر، الجزء 2']));
  });
});

describe('the name of goods of a line', () => {
  const teapots: Kind = { ...novels, noun: { en: 'Porcelain teapot', ar: 'قوري بورسلين' }, brands: ['sumer'], series: ['Samarra'], titles: undefined };

  it('says the line in the script of its language, and counts it when it comes again', () => {
    expect([0, 1].map((n) => nameOf(teapots, modelOf(teapots, { n, seed: 1 }), []))).toEqual([
      { en: 'Sumer Samarra porcelain teapot', ar: 'قوري بورسلين «سامراء» من سومر' },
      { en: 'Sumer Samarra 2 porcelain teapot', ar: 'قوري بورسلين «سامراء» 2 من سومر' },
    ]);
  });
});

describe('urlKeyOf', () => {
  it('is made of the title where there is one', () => {
    const keys = Array.from({ length: 2 }, (_, n) => urlKeyOf(novels, modelOf(novels, { n, seed: 1 })));
    expect(new Set(keys)).toEqual(new Set(['the-ferryman', 'house-by-the-river']));
  });
});
