import { describe, expect, it } from 'vitest';
import { hotlineHref, numberText, shareInWhatsapp, whatsappHref } from './contact-links.ts';

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
    expect([hotlineHref('+9647001234567'), whatsappHref('+9647001234567')]).toEqual([
      'tel:+9647001234567',
      'https://wa.me/9647001234567',
    ]);
  });

  it('carry what is asked and what is shared, in any script', () => {
    expect(whatsappHref('+9647001234567', 'قوري & كتلي')).toBe(
      'https://wa.me/9647001234567?text=%D9%82%D9%88%D8%B1%D9%8A%20%26%20%D9%83%D8%AA%D9%84%D9%8A',
    );
    expect(shareInWhatsapp('Pot', 'https://dijla.example/en/pot?color=1')).toBe(
      'https://wa.me/?text=Pot%0Ahttps%3A%2F%2Fdijla.example%2Fen%2Fpot%3Fcolor%3D1',
    );
  });
});
