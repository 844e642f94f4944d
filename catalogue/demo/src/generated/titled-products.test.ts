import { describe, expect, it } from 'vitest';
import type { Kind } from '../department.ts';
import type { ChosenSpecification } from './choices-of.ts';
import { modelOf } from './model-of.ts';
import { nameOf, urlKeyOf } from './product-words.ts';
import { plannedProduct } from './single-product.ts';

const novels: Kind = {
  code: 'novel',
  category: 'books/arabic-books/novels',
  picture: 'book',
  noun: { en: 'Novel', ar: 'رواية' },
  brands: ['sumer', 'babil'],
  series: [],
  titles: [
    { en: 'The Ferryman', ar: 'صاحب العبّارة' },
    { en: 'House by the River', ar: 'بيت على النهر' },
  ],
  specifications: [],
  price: { from: 5_000, to: 9_000 },
  openings: [],
  points: [],
  shorts: [],
};
const namesOf = (count: number) =>
  Array.from({ length: count }, (_, n) => nameOf(novels, modelOf(novels, { n, seed: 1 }), []));

describe('nameOf', () => {
  it('gives goods with titles their titles alone, each once, then goes on with parts', () => {
    const names = namesOf(4);
    expect(new Set(names.slice(0, 2).map(({ en }) => en))).toEqual(
      new Set(['The Ferryman', 'House by the River']),
    );
    expect(new Set(names.slice(2).map(({ ar }) => ar))).toEqual(
      new Set(['صاحب العبّارة، الجزء 2', 'بيت على النهر، الجزء 2']),
    );
  });
});

describe('a later part of an Arabic book', () => {
  it.each([
    ['عود أبي: مذكرات', 'عود أبي، الجزء 2: مذكرات'],
    ['سلسلة «أبناء التاجر»، طقم كامل', 'سلسلة «أبناء التاجر»، الجزء 2، طقم كامل'],
    ['كتاب إلكتروني: «كلمة السرّ»', 'كتاب إلكتروني: «كلمة السرّ»، الجزء 2'],
  ])('says so behind the name: %s', (ar, later) => {
    const kind = { ...novels, titles: [{ en: 'A book', ar }] };
    expect(nameOf(kind, modelOf(kind, { n: 1, seed: 1 }), []).ar).toBe(later);
  });
});

describe('goods with a title', () => {
  it('show the picture drawn for it, later parts too, and the picture of their kind without one', () => {
    const [ferryman, house] = novels.titles ?? [];
    const words = [{ en: 'A novel', ar: 'رواية' }];
    const drawn = {
      ...novels,
      openings: words,
      points: words,
      shorts: words,
      titles: [
        { ...ferryman, en: 'The Ferryman', ar: 'صاحب العبّارة', picture: 'book-seven-nights' },
        ...(house ? [house] : []),
      ],
    };
    const shown = [0, 1, 2, 3].map((n) => {
      const { product } = plannedProduct({ kind: drawn, departmentName: 'books' }, { n, seed: 1 });
      return [product.texts.en?.name, product.media[0]?.path];
    });
    expect(shown.filter(([, path]) => path === '/d/book-seven-nights.webp').map(([name]) => name)).toEqual([
      'The Ferryman',
      'The Ferryman 2',
    ]);
    expect(shown.filter(([, path]) => path === '/d/book.webp').map(([name]) => name)).toEqual([
      'House by the River',
      'House by the River 2',
    ]);
  });
});

describe('the name of goods of a line', () => {
  const teapots: Kind = {
    ...novels,
    noun: { en: 'China teapot', ar: 'قوري بورسلين' },
    brands: ['sumer'],
    series: ['Samarra'],
    titles: undefined,
  };

  const first = modelOf(teapots, { n: 0, seed: 1 });
  const second = modelOf(teapots, { n: 1, seed: 1 });
  const figure = (en: string, ar: string, said?: { en: string; ar: string }): ChosenSpecification => ({
    attribute: 'figure',
    choice: { code: en, en, ar, said },
    inName: true,
    isMultiple: false,
  });

  it('says the brand before the line, each in its script, and counts the line when it comes again', () => {
    expect([first, second].map((model) => nameOf(teapots, model, []))).toEqual([
      { en: 'Sumer Samarra china teapot', ar: 'قوري بورسلين سومر سامراء' },
      { en: 'Sumer Samarra 2 china teapot', ar: 'قوري بورسلين سومر سامراء 2' },
    ]);
  });

  it.each([
    [
      'a size in inches',
      first,
      figure('14-inch', '14 إنج'),
      'Sumer Samarra 14-inch china teapot',
      'قوري بورسلين سومر سامراء 14 إنج',
    ],
    [
      'a figure',
      first,
      figure('1 liter', '1 لتر'),
      'Sumer Samarra china teapot, 1 liter',
      'قوري بورسلين سومر سامراء 1 لتر',
    ],
    [
      'a figure behind a number',
      second,
      figure('8-inch', '14 إنج'),
      'Sumer Samarra 2 china teapot, 8-inch',
      'قوري بورسلين سومر سامراء 2، 14 إنج',
    ],
    [
      'words',
      first,
      figure('Blue', 'أزرق'),
      'Sumer Samarra china teapot, blue',
      'قوري بورسلين سومر سامراء، أزرق',
    ],
    [
      'what a name says for a value',
      first,
      figure('2', '2', { en: '2 lids', ar: 'بغطاءين' }),
      'Sumer Samarra china teapot, 2 lids',
      'قوري بورسلين سومر سامراء، بغطاءين',
    ],
    [
      'nothing that does not fit a card',
      first,
      figure('With a lid of glass', 'مع غطاء من الزجاج المقوّى'),
      'Sumer Samarra china teapot',
      'قوري بورسلين سومر سامراء',
    ],
  ])('ends with %s', (_, model, specification, en, ar) => {
    expect(nameOf(teapots, model, [specification])).toEqual({ en, ar });
  });

  it('leaves out what goes without saying in a store, and says it in the other one', () => {
    const arabic = figure('Arabic', 'العربية', { en: 'Arabic edition', ar: 'طبعة عربية' });
    const names = nameOf(novels, modelOf(novels, { n: 0, seed: 1 }), [
      { ...arabic, choice: { ...arabic.choice, unsaidIn: 'ar' } },
    ]);
    expect([names.en.endsWith(', Arabic edition'), names.ar.includes('طبعة')]).toEqual([true, false]);
  });

  it('calls it shorter where a shorter word is given, and keeps its address', () => {
    const pots = { ...teapots, called: { en: 'Teapot', ar: 'قوري' } };
    expect([nameOf(pots, first, []), urlKeyOf(pots, first)]).toEqual([
      { en: 'Sumer Samarra teapot', ar: 'قوري سومر سامراء' },
      'sumer-samarra-china-teapot',
    ]);
  });
});

describe('urlKeyOf', () => {
  it('is made of the title where there is one', () => {
    const keys = Array.from({ length: 2 }, (_, n) => urlKeyOf(novels, modelOf(novels, { n, seed: 1 })));
    expect(new Set(keys)).toEqual(new Set(['the-ferryman', 'house-by-the-river']));
  });
});
