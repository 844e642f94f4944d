import { aCategory, aProduct } from '@dijla/test-kit/catalog/a-catalog-batch';
import { describe, expect, it } from 'vitest';
import { newWholeness } from './wholeness.ts';

const text = {
  name: 'Cup',
  description: 'Of clay',
  short_description: '',
  meta_title: '',
  meta_description: '',
  attributes: {},
};
const whole = {
  texts: { en: text, ar: text },
  categories: [{ url_path: 'kitchen', position: 0 }],
  media: [{ path: '/cup.jpg', hash: null, tone: null }],
};
const log = (counts: readonly [string, number, number][] = []) => ({
  counts: new Map(counts.map(([code, notTaken, inPart]) => [code, { notTaken, inPart }])),
});

describe('what is not whole', () => {
  it('is told of what shoppers see, with some skus', () => {
    const { note, lines } = newWholeness();
    const products = [
      aProduct('A', whole),
      aProduct('B', { ...whole, media: [], texts: { en: { ...text, description: '' } } }),
      aProduct('C', { ...whole, categories: [] }),
      aProduct('D', { ...whole, prices: [] }),
      aProduct('OFF', { ...whole, status: 2, media: [] }),
      aProduct('VARIANT', { ...whole, visibility: 1, categories: [], media: [] }),
    ];
    for (const record of products) note({ kind: 'product', record, place: { file: 'a.csv', line: 2 } });
    expect(
      lines(
        log([
          ['bad-price', 2, 0],
          ['unknown-column', 0, 3],
          ['missing-picture', 0, 1],
        ]),
      ),
    ).toEqual([
      'Not whole:',
      '  1 of 4 products without a picture: B',
      '  1 of 4 products without a category: C',
      '  1 of 4 products without a price: D',
      '  1 of 4 products without a name in Arabic: B',
      '  1 of 4 products without a description in English: B',
      '  1 of 4 products without a description in Arabic: B',
      '  1 picture was not found: --media DIR is the folder they lie in',
      '  2 rows were not taken',
      '  columns were not read: see unknown-column above',
    ]);
  });

  it('is told of categories without a name in one of the languages', () => {
    const { note, lines } = newWholeness();
    const texts = {
      name: 'Shirts',
      description: '',
      meta_title: '',
      meta_description: '',
      meta_keywords: '',
    };
    for (const record of [
      aCategory('shirts', { texts: { en: texts } }),
      aCategory('akwab', { texts: { ar: { ...texts, name: 'أكواب' } } }),
      aCategory('pots'),
    ])
      note({ kind: 'category', record, place: { file: 'a.csv', line: 2 } });
    expect(lines(log())).toEqual([
      'Not whole:',
      '  1 of 3 categories without a name in English: أكواب',
      '  1 of 3 categories without a name in Arabic: Shirts',
    ]);
  });

  it('begins with how many products there are, and which are switched off', () => {
    const { note, headline } = newWholeness();
    expect(headline()).toEqual([]);
    const products = [
      aProduct('A', whole),
      aProduct('B', { ...whole, type: 'configurable', variants: ['B-S', 'B-M'] }),
      aProduct('B-S', { ...whole, visibility: 1 }),
      aProduct('B-M', { ...whole, visibility: 1, status: 2 }),
      aProduct('DB-021', { ...whole, status: 2 }),
    ];
    for (const record of products) note({ kind: 'product', record, place: { file: 'a.csv', line: 2 } });
    expect(headline()).toEqual(['3 products (1 of them with 2 variants)', '1 of them switched off: DB-021']);
  });

  it('is nothing when all is whole', () => {
    const { note, lines } = newWholeness();
    note({ kind: 'product', record: aProduct('A', whole), place: { file: 'a.csv', line: 2 } });
    expect(lines(log())).toEqual([]);
  });
});
