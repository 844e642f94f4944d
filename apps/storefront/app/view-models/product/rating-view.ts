// @chunk trade
/** Average rating in tenths of a star (43 is 4.3 of 5), and the number of ratings. */
export type RatingView = { tenths: number; count: number };

/** Returns a product's rating, or null when nobody has rated it. `rating_summary` is 0 to 100. */
export const ratingView = ({
  rating_summary: summary = 0,
  reviews_count: count = 0,
}: {
  rating_summary?: number;
  reviews_count?: number;
}): RatingView | null => (count > 0 && summary > 0 ? { tenths: Math.round(summary / 2), count } : null);

/** Formats tenths as a decimal: `43` as `4.3`, `40` as `4.0`. */
export const starsText = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;
