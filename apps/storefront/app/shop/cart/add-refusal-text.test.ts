import { catalogue } from '@dijla/messages/en/catalogue';
import { describe, expect, it } from 'vitest';
import { addRefusalText } from './add-refusal-text.ts';

describe('addRefusalText', () => {
  it.each([
    ['cart.price-unknown', catalogue.addPriceUnknown],
    ['cart.out-of-stock', catalogue.addOutOfStock],
    ['cart.qty-not-available', catalogue.addTooMany],
    ['cart.not-found', catalogue.addNotPossible],
    ['toString', catalogue.addNotPossible],
  ])('says of %s: %s', (code, text) => {
    expect(addRefusalText(code, catalogue)).toBe(text);
  });
});
