import { carousel } from '@dijla/messages/en/product/carousel';
import { listed } from '@dijla/messages/en/listing/listed';
import { describe, expect, it } from 'vitest';
import { textsOf } from './lazy-part.tsx';

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
