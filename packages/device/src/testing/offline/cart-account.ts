import type { DeviceCart } from '../../cart/device-cart.ts';

export type Quantities = Readonly<Record<string, number>>;

/** Least and most pieces that may be in carts and orders at the end. */
type Bounds = { least: number; most: number };

/**
 * The account of the pieces that a shopper put into carts: where a page was killed in the middle of an act, either
 * outcome is right. Whatever was ordered, rejected, cancelled, merged or cut off, the pieces are neither more nor fewer.
 */
export const cartAccount = ({ soldOut }: { soldOut: string }) => {
  const bounds = new Map<string, Bounds>();
  const change = (sku: string, { least, most }: Bounds): void => {
    const before = bounds.get(sku) ?? { least: 0, most: 0 };
    bounds.set(sku, { least: before.least + least, most: before.most + most });
  };
  return {
    added: (sku: string, qty: number): void => change(sku, { least: qty, most: qty }),
    perhapsAdded: (sku: string, qty: number): void => change(sku, { least: 0, most: qty }),
    removed: (sku: string, qty: number): void => change(sku, { least: -qty, most: -qty }),
    perhapsRemoved: (sku: string): void => change(sku, { least: Number.NEGATIVE_INFINITY, most: 0 }),
    /** A sign-out drops what the provider does not have yet of the customer's cart (spec 2 §4). */
    leftBehind: ({ operations, left }: DeviceCart): void => {
      for (const { kind, sku, qty } of [...operations, ...left.flatMap((other) => other.operations)])
        change(sku, kind === 'add' ? { least: -qty, most: 0 } : { least: 0, most: Number.POSITIVE_INFINITY });
    },
    /** Returns what is wrong with what is held and ordered. */
    faultsOf: (found: Quantities): string[] =>
      [...new Set([...bounds.keys(), ...Object.keys(found)])].flatMap((sku) => {
        const { least, most } = bounds.get(sku) ?? { least: 0, most: 0 };
        const qty = found[sku] ?? 0;
        if (qty > most) return [`${qty} of ${sku} in carts and orders, ${most} were added`];
        return qty < least && sku !== soldOut
          ? [`${qty} of ${sku} in carts and orders, of ${least} that were added`]
          : [];
      }),
  };
};

/** Returns the sum of quantities. */
export const summed = (all: readonly Quantities[]): Quantities => {
  const sum: Record<string, number> = {};
  for (const quantities of all)
    for (const [sku, qty] of Object.entries(quantities)) sum[sku] = (sum[sku] ?? 0) + qty;
  return sum;
};
