import { describe, expect, it } from 'vitest';
import { soldOutOf } from './sold-out-of.ts';

const lines = [
  { sku: 'DJ-LAST', parent_sku: 'DJ-LAST', name: 'مزهرية مزجّجة يدوياً' },
  { sku: 'DJ-TEE-M-BLK', parent_sku: 'DJ-TEE', name: 'تيشيرت' },
  { sku: 'DJ-TEE-L-BLK', parent_sku: 'DJ-TEE', name: 'تيشيرت' },
];

describe('soldOutOf', () => {
  it.each([
    ['one sku', 'Error while adding products. DJ-LAST', ['مزهرية مزجّجة يدوياً']],
    ['several', 'Error while adding products. DJ-LAST, DJ-TEE-M-BLK', ['مزهرية مزجّجة يدوياً', 'تيشيرت']],
    ['two of one name once', 'Error while adding products. DJ-TEE-M-BLK, DJ-TEE-L-BLK', ['تيشيرت']],
    ['the sku of a family', 'Error while adding products. DJ-TEE', ['تيشيرت']],
    ['a sku that is not in the cart', 'Error while adding products. DJ-LA', []],
    ['no sku', 'Error while adding products.', []],
    ['another reason that names one', 'Please choose a delivery method. DJ-LAST', []],
    ['no words', '', []],
  ])('reads %s', (_, text, names) => {
    expect(soldOutOf(text, lines)).toEqual(names);
  });
});
