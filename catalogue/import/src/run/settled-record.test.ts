import { aProduct, aProductText, anAttribute } from '@dijla/test-kit/catalog/a-catalog-batch';
import { describe, expect, it } from 'vitest';
import { settledRecord } from './settled-record.ts';

describe('settledRecord', () => {
  it('keeps texts of languages that are not given', () => {
    const standing = aProduct('A', { texts: { en: aProductText('Old'), ar: aProductText('قديم') } });
    expect(settledRecord(aProduct('A', { texts: { en: aProductText('New') } }), standing)).toEqual(
      aProduct('A', { texts: { en: aProductText('New'), ar: aProductText('قديم') } }),
    );
  });

  it('keeps labels of languages that are not given', () => {
    expect(
      settledRecord(
        anAttribute('color', [], { labels: { en: 'Colour' } }),
        anAttribute('color', [], { labels: { ar: 'اللون' } }),
      ),
    ).toEqual(anAttribute('color', [], { labels: { en: 'Colour', ar: 'اللون' } }));
  });

  it('takes everything else as given', () => {
    const given = aProduct('A', { categories: [], attributes: {} });
    expect(
      settledRecord(
        given,
        aProduct('A', { categories: [{ url_path: 'men', position: 1 }], attributes: { color: 'red' } }),
      ),
    ).toEqual(given);
  });
});
