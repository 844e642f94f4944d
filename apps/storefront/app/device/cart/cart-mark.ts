/**
 * Storage key that marks a non-empty cart without its contents, so that a page knows before its first paint
 * which placeholder to show.
 */
export const cartSign = 'dijla-cart';

/**
 * Sets or removes the mark. A stale mark left by an older build or another tab only shows the wrong
 * placeholder for a moment.
 */
export const markCart = (isFilled: boolean): void => {
  try {
    if (isFilled) localStorage.setItem(cartSign, '1');
    else localStorage.removeItem(cartSign);
  } catch {
    // A browser that refuses to store has no stored cart either.
  }
};
