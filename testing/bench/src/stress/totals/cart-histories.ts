import type { ProductOption } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import fc from 'fast-check';

export type ChosenProduct = {
  sku: string;
  extension_attributes?: NonNullable<ProductOption['extension_attributes']>;
};

/** One change of a cart. `which` is the place of what is meant among what there is, counted round. */
export type CartChange =
  | { kind: 'add'; product: ChosenProduct; qty: number }
  | { kind: 'set' | 'remove'; which: number; qty: number }
  | { kind: 'deliver'; region: number | null; which: number | null }
  | { kind: 'pay'; which: number }
  | { kind: 'coupon'; which: number | null }
  | { kind: 'points'; points: number }
  | { kind: 'gift-card'; which: number | null };

/** A cart of one buyer, from nothing on. */
export type CartHistory = { store: StoreCode; buyer: number; changes: readonly CartChange[] };

const of = <Kind extends CartChange['kind']>(kind: Kind) => fc.constant(kind);

/** Histories of carts with these products. Every buyer has the same chance; most are in the store that sells them all. */
export const cartHistories = (
  products: fc.Arbitrary<ChosenProduct>,
  { buyers, regions }: { buyers: number; regions: readonly number[] },
): fc.Arbitrary<CartHistory> => {
  const which = fc.nat(99);
  const change: fc.Arbitrary<CartChange> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ kind: of('add'), product: products, qty: fc.integer({ min: 1, max: 12 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('set' as const, 'set' as const, 'remove' as const),
        which,
        qty: fc.integer({ min: 1, max: 40 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: of('deliver'),
        region: fc.option(fc.constantFrom(...regions)),
        which: fc.option(which, { freq: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: of('pay'), which }) },
    { weight: 3, arbitrary: fc.record({ kind: of('coupon'), which: fc.option(which, { freq: 4 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: of('points'),
        points: fc.oneof(fc.constantFrom(0, 1, 100), fc.integer({ min: 1, max: 40_000 })),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: of('gift-card'), which: fc.option(which, { freq: 4 }) }) },
  );
  return fc.record({
    store: fc.constantFrom<StoreCode>('ar', 'ar', 'ar', 'en'),
    buyer: fc.nat(buyers - 1),
    changes: fc.array(change, { minLength: 8, maxLength: 20, size: 'max' }),
  });
};
