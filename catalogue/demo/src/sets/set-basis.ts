const houses = ['dijla', 'ishtar', 'babil', 'sumer'] as const;
/** A placeholder: the price is that of the chosen products. */
const price = { from: 250, to: 250 } as const;

/** Fields common to all sets: our own brands, and a price that is that of the parts. */
export const setBasis = { brands: houses, specifications: [], price, weight: 0.7 } as const;
