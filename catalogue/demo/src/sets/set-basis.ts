const houses = ['dijla', 'ishtar', 'babil', 'sumer'] as const;
/** Chosen goods ask their own prices. */
const price = { from: 250, to: 250 } as const;

/** What all sets have alike: houses of our own, and a price that is that of their parts. */
export const setBasis = { brands: houses, specifications: [], price, weight: 0.7 } as const;
