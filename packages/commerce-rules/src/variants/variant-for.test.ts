import { describe, expect, it } from 'vitest';
import { tees } from '../../test/a-variant.ts';
import { variantFor } from './variant-for.ts';

const disabled = tees.map((tee) => ({ ...tee, status: 2 }));

describe('variantFor', () => {
  it.each([
    ['is the one that matches all choices', tees, { color: 58, size: 168 }, false, ['TEE-M-RED', {}]],
    ['is the first that matches some', tees, { size: 168 }, false, ['TEE-M-BLK', {}]],
    ['is the first of all without choices', tees, {}, false, ['TEE-M-BLK', {}]],
    ['reads option ids as text too', tees, { color: '58' }, false, ['TEE-M-RED', {}]],
    ['is the first available and flagged when none matches',
      tees, { color: 58, size: 169 }, false, ['TEE-M-BLK', { variants: 'no-available-variants' }]],
    ['does not choose what is out of stock', tees, { color: 49, size: 169 }, false, ['TEE-M-BLK', { variants: 'no-available-variants' }]],
    ['chooses what is out of stock when the shop lists it', tees, { color: 49, size: 169 }, true, ['TEE-L-BLK', {}]],
    ['is none when none is available', disabled, {}, true, [null, { variants: 'no-available-variants' }]],
    ['is none of none', [], {}, false, [null, { variants: 'no-available-variants' }]],
  ])('%s', (_, children, chosen, allowOutOfStock, found) => {
    const choice = variantFor(children, chosen, { allowOutOfStock });
    expect([choice.child?.sku ?? null, choice.errors]).toEqual(found);
  });
});
