import { describe, expect, it } from 'vitest';
import { priceOf, recipientOf, webAddressOf } from './form-values.ts';

describe('what is typed into a form', () => {
  it.each([
    ['noor@example.iq', { email: 'noor@example.iq' }],
    [' noor@example.iq ', { email: 'noor@example.iq' }],
    ['0770 123 4567', { phone: '0770 123 4567' }],
    ['٠٧٧٠ ١٢٣ ٤٥٦٧', { phone: '٠٧٧٠ ١٢٣ ٤٥٦٧' }],
    ['noor', null],
    ['', null],
    ['12', null],
  ])('%j is answered at %j', (typed, to) => {
    expect(recipientOf(typed)).toEqual(to);
  });

  it.each([
    ['12000', 12_000],
    ['12,000', 12_000],
    ['١٢٬٠٠٠', 12_000],
    ['9.5', 9.5],
    ['0', null],
    ['-5', null],
    ['cheap', null],
    ['', null],
  ])('%j is the price %j', (typed, price) => {
    expect(priceOf(typed)).toBe(price);
  });

  it.each([
    ['https://shop.example/bottle', 'https://shop.example/bottle'],
    ['shop.example/bottle', 'https://shop.example/bottle'],
    ['javascript:alert(1)', null],
    ['not an address', null],
    ['shop', null],
    ['', null],
  ])('%j is the web address %j', (typed, address) => {
    expect(webAddressOf(typed)).toBe(address);
  });
});
