/**
 * Whether a product appears in listings and search: visibility 2, 3 or 4 and status 0 or 1 (spec 1 §5).
 * Stock does not matter.
 */
export const isListed = ({ status, visibility }: { status: number; visibility: number }): boolean =>
  (status === 0 || status === 1) && visibility >= 2 && visibility <= 4;
