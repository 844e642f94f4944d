/** Baghdad is three hours ahead of UTC all year. */
const offsetMs = 10_800_000;

/** Other shops write instants in UTC without saying so. */
const withZone = (instant: string): string => (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(instant) ? `${instant.replace(' ', 'T')}Z` : instant);

/** The day an instant falls on in Baghdad as people there write it: `2026-02-28T21:30:00Z` is `1-3-2026`. Empty for what is no instant. */
export const dayInBaghdad = (instant: string): string => {
  const time = Date.parse(withZone(instant));
  if (Number.isNaN(time)) return '';
  const there = new Date(time + offsetMs);
  return `${there.getUTCDate()}-${there.getUTCMonth() + 1}-${there.getUTCFullYear()}`;
};
