/** Says that there is something in this device's cart, and not what: a page knows before its first paint which of its rooms to show. */
export const cartSign = 'dijla-cart';

/** Sets or removes it; what an older build or another tab left standing is only a room that fits less well for a moment. */
export const markCart = (isFilled: boolean): void => {
  try {
    if (isFilled) localStorage.setItem(cartSign, '1');
    else localStorage.removeItem(cartSign);
  } catch {
    // A browser that keeps nothing keeps no cart either.
  }
};
