import { invoice as texts } from '@dijla/messages/en/documents/invoice';
import { sampleLine } from '@dijla/test-kit/orders/sample-papers';
import { describe, expect, it } from 'vitest';
import { invoiceLines } from './invoice-lines.ts';

const shown = (...lines: ReturnType<typeof sampleLine>[]) => {
  const { columns, lines: rows } = invoiceLines({ lines }, { money: String, texts, language: 'en' });
  return {
    heads: columns.map(({ head }) => head),
    rows: rows.map(({ amounts }) => columns.map(({ code }) => amounts[code])),
  };
};

describe('invoiceLines', () => {
  it('leaves out columns that would hold nothing', () => {
    expect(shown(sampleLine({ qty: 2, price: 12_000 }))).toEqual({
      heads: ['Unit price', 'Total'],
      rows: [['12000', '24000']],
    });
  });

  it('shows a discount of one line, and nothing beside the others', () => {
    expect(shown(sampleLine({ discount_amount: 2000 }), sampleLine())).toEqual({
      heads: ['Unit price', 'Discount', 'Total'],
      rows: [
        ['12000', '-2000', '10000'],
        ['12000', '–', '12000'],
      ],
    });
  });

  it('adds the tax to prices that come without it: 2 × 100 less 50, with 10 % of 150', () => {
    const line = {
      qty: 2,
      price: 100,
      price_incl_tax: 110,
      row_total: 200,
      discount_amount: 50,
      tax_amount: 15,
    };
    expect(shown(sampleLine(line))).toEqual({
      heads: ['Unit price', 'Discount', 'Tax', 'Total'],
      rows: [['100', '-50', '15', '165']],
    });
  });

  it('shows prices that include the tax with it: 2 × 110 less 55, of which 15 are tax', () => {
    const line = {
      qty: 2,
      price: 100,
      price_incl_tax: 110,
      row_total: 205,
      discount_amount: 55,
      tax_amount: 15,
    };
    expect(shown(sampleLine(line))).toEqual({
      heads: ['Unit price incl. tax', 'Discount', 'Tax included', 'Total'],
      rows: [['110', '-55', '15', '165']],
    });
  });

  it('names options and sku in one line, and what a bundle holds in lines of its own', () => {
    const [line] = invoiceLines(
      {
        lines: [
          sampleLine({
            options: [{ label: 'Size', value: 'M' }],
            parts: [{ sku: 'A', name: 'Cup', qty: 2 }],
          }),
        ],
      },
      { money: String, texts, language: 'en' },
    ).lines;
    expect(line?.details.map((detail) => detail.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
      'Size: M · SKU DJ-MUG',
      '2 × Cup',
    ]);
  });
});
