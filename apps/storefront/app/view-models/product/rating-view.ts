// @chunk trade
/** What shoppers think of a product: stars in tenths (43 is 4.3 of 5), and how many said so. */
export type RatingView = { tenths: number; count: number };

/** Null when nobody has rated it. `rating_summary` is 0 to 100. */
export const ratingView = ({
  rating_summary: summary = 0,
  reviews_count: count = 0,
}: {
  rating_summary?: number;
  reviews_count?: number;
}): RatingView | null => (count > 0 && summary > 0 ? { tenths: Math.round(summary / 2), count } : null);

/** `43` as `4.3`, `40` as `4.0`. */
export const starsText = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;
