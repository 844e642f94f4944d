/**
 * Windows of special prices, fixed so that the catalog is always the same: one open for years, one long
 * past, one far ahead.
 */
export const openOffer = { from: '2026-01-01T00:00:00.000Z', until: '2035-12-31T21:00:00.000Z' } as const;
export const pastOffer = { from: '2025-03-01T00:00:00.000Z', until: '2025-03-31T21:00:00.000Z' } as const;
export const futureOffer = { from: '2034-11-20T00:00:00.000Z', until: '2034-12-01T21:00:00.000Z' } as const;

/** Windows around the demo's date, which open and close while a shop runs. */
export const nearOffers = [
  { from: '2026-11-01T21:00:00.000Z', until: '2026-12-31T21:00:00.000Z' },
  { from: '2026-10-14T21:00:00.000Z', until: null },
  { from: '2026-12-19T21:00:00.000Z', until: '2027-01-15T21:00:00.000Z' },
  { from: null, until: '2027-03-20T21:00:00.000Z' },
] as const;

/** Midnight in Baghdad of the last day on which demo products were added to the shop. */
export const demoDay = Date.UTC(2026, 10, 19, 21);
