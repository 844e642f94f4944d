import { describe, expect, it } from 'vitest';
import { faultsOf, matrixOf, type OpenedVariants, variantsTyped, withChoices } from './matrix-values.ts';

const units = [
  { code: 'IQD' as const, scale: 0 },
  { code: 'USD' as const, scale: 2 },
];
const opened: OpenedVariants = {
  id: 1,
  sku: 'TEE',
  name: 'Tee',
  version: '0123456789abcdef',
  may_vary: true,
  own_qty: null,
  axes: ['color'],
  attributes: [],
  variants: [
    {
      sku: 'TEE-RED',
      options: { color: 'red' },
      is_enabled: true,
      regular: [{ currency: 'USD', amount: 950 }],
      qty: 4,
    },
  ],
};
const context = { parentSku: 'TEE', units };

describe('the matrix of variants', () => {
  const matrix = matrixOf(opened, units);

  it('is saved as it was when nobody changed it', () => {
    expect(variantsTyped(matrix, { version: opened.version, units })).toEqual({
      version: opened.version,
      axes: ['color'],
      variants: [{ ...opened.variants[0], seen_qty: 4 }],
    });
  });

  it('has a row for each combination, and keeps what was typed', () => {
    const wider = withChoices(matrix, { axes: ['color'], chosen: { color: ['red', 'light blue'] } }, context);
    expect(wider.rows.map(({ sku, seen }) => [sku, seen])).toEqual([
      ['TEE-RED', 4],
      ['TEE-LIGHT-BLUE', null],
    ]);
    const both = withChoices(
      wider,
      { axes: ['color', 'size'], chosen: { color: ['red', 'light blue'], size: ['s', 'm'] } },
      context,
    );
    expect(both.rows.map(({ sku }) => sku)).toEqual([
      'TEE-RED-S',
      'TEE-RED-M',
      'TEE-LIGHT-BLUE-S',
      'TEE-LIGHT-BLUE-M',
    ]);
    expect(withChoices(wider, { axes: ['color', 'size'], chosen: wider.chosen }, context).rows).toEqual([]);
  });

  it('says which fields are wrong', () => {
    const [row] = matrix.rows;
    if (row === undefined) throw new Error('there is a row');
    const rows = [
      { ...row, sku: 'TEE' },
      { ...row, amounts: { IQD: '12.5', USD: '' }, qty: '-1' },
      { ...row, qty: '٢٠' },
      { ...row, sku: ' ' },
    ];
    expect(faultsOf(rows, 'TEE', units)).toEqual([
      { sku: true },
      { amounts: true, qty: true },
      { sku: true },
      { sku: true },
    ]);
  });
});
