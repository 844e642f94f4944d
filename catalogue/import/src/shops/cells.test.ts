import { describe, expect, it } from 'vitest';
import { optionsIn, customFieldsIn } from './bigcommerce/options-cell.ts';
import { amountText, lessPercent, millionths } from './decimal-text.ts';
import { isOnSaleAt } from './sale-dates.ts';
import { editorHtml } from './saleor/editor-text.ts';

describe('cells of shop systems', () => {
  it.each([
    ['30.000000', 'USD', '30.00'],
    ['4.999', 'USD', '5.00'],
    ['25000.4', 'IQD', '25000'],
    ['-2.5', 'USD', ''],
    ['12,50', 'USD', '12.50'],
    ['IQD25,000', 'IQD', '25000'],
  ])('reckon %s in %s as %s', (given, currency, text) => {
    expect(amountText(millionths(given) ?? -1n, currency)).toBe(text);
  });

  it('reckon discounts without floats', () => {
    expect([amountText(lessPercent(4_500_000n, 5_500_000n), 'USD'), millionths('free')]).toEqual([
      '4.25',
      undefined,
    ]);
  });

  it.each([
    [
      'Type=Swatch|Name=Color|Value=Red[#aa1111]|Type=Rectangle|Name=Size|Value=80 x 120',
      [
        ['Color', 'Red'],
        ['Size', '80 x 120'],
      ],
    ],
    [
      'Type=Rectangle|Name=Size|Value=LType=Swatch|Name=Color|Value=Blue',
      [
        ['Size', 'L'],
        ['Color', 'Blue'],
      ],
    ],
    [
      '[RT]Size=18,[CS]Stone=Red:#aa0000',
      [
        ['Size', '18'],
        ['Stone', 'Red'],
      ],
    ],
    [
      '[S]Name=Ali, the first,[S]Size=S',
      [
        ['Name', 'Ali, the first'],
        ['Size', 'S'],
      ],
    ],
    ['Najaf ring', []],
  ])('hold the options of %s', (cell, options) => {
    expect(optionsIn(cell)).toEqual(options);
  });

  it('hold custom fields', () => {
    expect(customFieldsIn('Material=Wool;Pile="9 mm";Empty=;')).toEqual([
      ['Material', 'Wool'],
      ['Pile', '9 mm'],
    ]);
  });

  it('hold documents of an editor', () => {
    const document = {
      blocks: [
        { type: 'header', data: { text: 'One' } },
        { type: 'list', data: { items: ['a', { content: 'b' }] } },
        { type: 'image', data: {} },
        7,
      ],
    };
    expect([editorHtml(JSON.stringify(document)), editorHtml('{ no document'), editorHtml('plain')]).toEqual([
      '<p>One</p><ul><li>a</li><li>b</li></ul>',
      '{ no document',
      'plain',
    ]);
  });

  it.each([
    ['', '', true],
    ['2026-04-01', '', true],
    ['2026-06-01', '', false],
    ['', '2026-04-01', false],
    ['0000-00-00', '0000-00-00', true],
    ['soon', '', true],
  ])('sell from %j until %j: %s', (from, until, isOn) => {
    expect(isOnSaleAt(Date.parse('2026-05-01'), { from, until })).toBe(isOn);
  });
});
