import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../record/collected-findings.ts';
import { readSource } from '../source/read-source.ts';
import { table } from '../table-format/table.ts';
import { expectedProducts } from './expected-products.ts';
import { productLine } from './product-line.ts';
import { shopPresets } from './shop-presets.ts';

const now = Date.parse('2026-05-01T00:00:00Z');

const readSample = async (sample: string) => {
  const files = await readSource(
    fileURLToPath(new URL(`../../fixtures/shops/${sample}`, import.meta.url)),
    table.suffixes,
  );
  return collectedFindings(table.read(files, { now }));
};

/** Returns the warnings of a report, without those about columns. */
const told = ({ warnings }: Awaited<ReturnType<typeof readSample>>): string[] =>
  warnings
    .filter(({ code }) => code !== 'unknown-column')
    .map(({ line, code, subject }) => `${line} ${code} ${subject}`);

describe('exports of shop systems', () => {
  it('have a sample each', () => {
    expect(new Set(expectedProducts.map(({ preset }) => preset))).toEqual(
      new Set(shopPresets.map(({ name }) => name)),
    );
  });

  it.each(expectedProducts)(
    'reads the goods of $sample as they are',
    async ({ sample, products, warnings }) => {
      const found = await readSample(sample);
      expect(found.records('product').map(productLine)).toEqual(products);
      expect(told(found)).toEqual(warnings);
    },
  );
});
