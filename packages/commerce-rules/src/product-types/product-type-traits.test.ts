import { describe, expect, it } from 'vitest';
import { productTypeTraits } from './product-type-traits.ts';

const typesWith = (trait: 'isVirtual' | 'hasVariants' | 'ownStock') =>
  Object.entries(productTypeTraits)
    .filter(([, traits]) => traits[trait])
    .map(([type]) => type);

describe('productTypeTraits', () => {
  it.each([
    ['isVirtual', ['virtual', 'downloadable']],
    ['hasVariants', ['configurable']],
    ['ownStock', ['simple', 'virtual', 'downloadable']],
  ] as const)('%s belongs to %j', (trait, types) => expect(typesWith(trait)).toEqual(types));
});
