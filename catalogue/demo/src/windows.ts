/** Windows of special prices, fixed so that the catalogue is the same whenever it is made: one open for years, one long past, one far ahead. */
export const openOffer = { from: '2026-01-01T00:00:00.000Z', until: '2035-12-31T21:00:00.000Z' } as const;
export const pastOffer = { from: '2025-03-01T00:00:00.000Z', until: '2025-03-31T21:00:00.000Z' } as const;
export const futureOffer = { from: '2034-11-20T00:00:00.000Z', until: '2034-12-01T21:00:00.000Z' } as const;
