import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../../record/collected-findings.ts';
import { sourceOf } from '../../source/source-of.ts';
import { readMapping } from './mapping.ts';
import { findPreset, isPresetReference, presetNames, readPresets } from './presets.ts';
import { table } from '../table.ts';

const recipe = readFileSync(
  new URL('../../../../../docs/recipes/operate/map-an-export.md', import.meta.url),
  'utf8',
);
const indented = recipe
  .split('\n')
  .filter((line) => line.startsWith('    '))
  .map((line) => line.slice(4));
const example = indented.filter((line) => line.includes(';')).join('\n');
const [start, end] = [indented.indexOf('{'), indented.lastIndexOf('}')];

describe('readMapping', () => {
  it('takes every mapping that comes with the import', () => {
    expect(readPresets().map(({ name }) => name)).toEqual(
      presetNames.filter((name) => !isPresetReference(findPreset(name))),
    );
  });

  it('takes the recipe’s example, which makes what the recipe says', async () => {
    const mapping: unknown = JSON.parse(indented.slice(start, end + 1).join('\n'));
    expect(() => readMapping(mapping)).not.toThrow();
    const { records, warnings } = await collectedFindings(
      table.read([sourceOf('export.csv', example)], { mapping }),
    );
    expect(
      records('product').map(({ sku, prices, stock }) => [
        sku,
        prices.map(({ currency, kind, amount }) => `${kind} ${amount} ${currency}`),
        stock.qty,
      ]),
    ).toEqual([
      ['A-1', ['regular 3240 USD', 'special 2700 USD', 'regular 39000 IQD'], 0],
      ['A-1-red-s', ['regular 3240 USD', 'special 2700 USD', 'regular 39000 IQD'], 4],
      ['A-1-blue-s', ['regular 2970 USD', 'regular 43000 IQD'], 0],
    ]);
    expect(records('product')[0]).toMatchObject({
      type: 'configurable',
      axes: ['color', 'size'],
      attributes: { material: ['linen', 'cotton'], organic: true },
      categories: [{ url_path: 'men/shirts' }, { url_path: 'summer' }],
    });
    expect(warnings.map(({ code }) => code)).toEqual(['generated-sku', 'generated-sku']);
  });
});
