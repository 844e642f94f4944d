/**
 * Whether a product page may open: not for status 2 and above, nor for visibility 1, 'not visible' (spec 1
 * §4).
 */
export const isLoadable = ({ status, visibility }: { status: number; visibility: number }): boolean =>
  status < 2 && visibility !== 1;
