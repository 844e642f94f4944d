// @chunk purchase
import type { Texts } from '../../i18n/texts.tsx';

/**
 * Returns why something could not be added to the cart, by the code of the refusal (spec 1 §4), with a
 * general text for unknown codes.
 */
export const addRefusalText = (code: string, texts: Texts['catalogue']): string =>
  new Map([
    ['cart.price-unknown', texts.addPriceUnknown],
    ['cart.out-of-stock', texts.addOutOfStock],
    ['cart.qty-not-available', texts.addTooMany],
  ]).get(code) ?? texts.addNotPossible;
