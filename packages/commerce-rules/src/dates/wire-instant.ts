/**
 * Returns an instant of the wire in epoch ms; NaN for none. Other shops send UTC without a time zone
 * (`2026-11-28 09:00:00`).
 */
export const wireInstant = (text: string): number =>
  Date.parse(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);

/** Returns an instant (epoch ms) as ISO 8601 in UTC, as the `datetime` of a page's `time` takes it. */
export const isoInstant = (time: number): string => new Date(time).toISOString();
