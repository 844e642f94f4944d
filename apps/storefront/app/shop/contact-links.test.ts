import { describe, expect, it } from 'vitest';
import { hotlineHref, numberText, whatsappHref } from './contact-links.ts';

describe('numberText', () => {
  it.each([
    ['+9647001234567', '0700 123 4567'],
    ['6699', '6699'],
    ['+49301234567', '+49301234567'],
  ])('reads %s as %s', (number, expected) => {
    expect(numberText(number)).toBe(expected);
  });
});

describe('contact links', () => {
  it('dial and write to the same number', () => {
    expect([hotlineHref('+9647001234567'), whatsappHref('+9647001234567')]).toEqual(['tel:+9647001234567', 'https://wa.me/9647001234567']);
  });
});
