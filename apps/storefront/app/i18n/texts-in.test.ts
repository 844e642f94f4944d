import { languages } from '@dijla/contract/store-views';
import { carousel } from '@dijla/messages/en/product/carousel';
import { listed } from '@dijla/messages/en/listing/listed';
import { describe, expect, it } from 'vitest';
import { textsIn, textsOf } from './texts-in.ts';

describe('textsIn', () => {
  it.each(languages)('loads every subject named, in %s', async (language) => {
    const loaded = await textsIn<'listed' | 'carousel'>('listing/listed', 'product/carousel')[language]();
    expect(Object.keys(loaded.listed)).toEqual(Object.keys(listed));
    expect(Object.keys(loaded.carousel)).toEqual(Object.keys(carousel));
  });
});

describe('textsOf', () => {
  it('puts texts of several subjects beside each other', async () => {
    expect(await textsOf(Promise.resolve({ carousel }), Promise.resolve({ listed }))).toEqual({
      carousel,
      listed,
    });
  });

  it('fails when one of them does not come', async () => {
    await expect(textsOf(Promise.resolve({ carousel }), Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
  });
});
