import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../../record/collected-findings.ts';
import { sourceOf } from '../../source/source-of.ts';
import { table } from '../table.ts';

const header = 'Handle,Title,SKU,Option1 Name,Option1 Value,Price (USD),qty,status';
const readRows = async (...rows: string[]) => {
  const { records, warnings } = await collectedFindings(
    table.read([sourceOf('export.csv', [header, ...rows].join('\n'))], {}),
  );
  const whole = records('product').find(({ type }) => type === 'configurable');
  return {
    variants: whole?.variants,
    warnings: warnings
      .filter(({ code }) => code !== 'recognised-as')
      .map(({ line, code, subject }) => `${line} ${code} ${subject}`),
  };
};

describe('variants that repeat one given before', () => {
  it.each([
    ['by their sku', 'shirt,,S-1,,Blue,20,5,active', ['S-1', 'S-3'], ['3 repeated-sku S-1']],
    ['by their options', 'shirt,,S-2,,Red,20,5,active', ['S-1', 'S-3'], ['3 repeated-options S-2']],
  ])('are left out %s', async (_, second, variants, warnings) => {
    expect(
      await readRows('shirt,Shirt,S-1,Colour,Red,20,5,active', second, 'shirt,,S-3,,Green,20,5,active'),
    ).toEqual({ variants, warnings });
  });

  it('stay beside one that is switched off', async () => {
    expect(
      await readRows(
        'shirt,Shirt,S-0,Colour,Green,20,5,active',
        'shirt,,S-1,,Red,20,5,inactive',
        'shirt,,S-2,,Red,20,5,active',
      ),
    ).toEqual({ variants: ['S-0', 'S-1', 'S-2'], warnings: [] });
  });
});
