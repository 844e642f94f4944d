/**
 * Storage key that marks a non-empty cart without its contents, so that a page knows before its first paint
 * which placeholder to show.
 */
export const cartMark = 'dijla-cart';

/**
 * Sets or removes the mark. A stale mark left by an older build or another tab only shows the wrong
 * placeholder for a moment.
 */
export const markCart = (isFilled: boolean): void => {
  try {
    if (isFilled) localStorage.setItem(cartMark, '1');
    else localStorage.removeItem(cartMark);
  } catch {
    // A browser that refuses to store has no stored cart either.
  }
};
