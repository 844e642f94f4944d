// @chunk purchase
import type { Texts } from '../../i18n/texts.tsx';

/** Why something could not be put into the cart, by the code of its refusal (spec 1 §4); that it could not for all others. */
export const addRefusalText = (code: string, texts: Texts['catalogue']): string =>
  new Map([
    ['cart.price-unknown', texts.addPriceUnknown],
    ['cart.out-of-stock', texts.addOutOfStock],
    ['cart.qty-not-available', texts.addTooMany],
  ]).get(code) ?? texts.addNotPossible;
