import { describe, expect, it } from 'vitest';
import { collectedFindings } from '../record/collected-findings.ts';
import { jsonDump } from '../json-format/json-dump.ts';
import { sourceOf } from '../source/source-of.ts';
import { findPreset } from './mapping/presets.ts';
import { table } from './table.ts';

const read = async (lines: readonly string[], mapping?: unknown) => {
  const { records, warnings } = await collectedFindings(
    table.read([sourceOf('export.csv', lines.join('\n'))], { mapping }),
  );
  return {
    statuses: Object.fromEntries(records('product').map(({ sku, status }) => [sku, status])),
    warnings: warnings
      .filter(({ code }) => code === 'unknown-status' || code === 'external-product')
      .map(({ line, code, subject, isRowTaken }) => [line, code, subject, isRowTaken]),
  };
};

describe('the status of products', () => {
  it.each([
    ['active', 1],
    ['Published', 1],
    ['yes', 1],
    ['منشور', 1],
    ['', 1],
    ['draft', 2],
    ['Proposed', 2],
    ['rejected', 2],
    ['archived', 2],
    ['unlisted', 2],
    ['private', 2],
    ['pending', 2],
    ['مسودة', 2],
    ['no', 2],
    ['-1', 2],
    ['2', 2],
  ])('takes %j as %i', async (status, expected) => {
    expect(await read(['sku,name,price,status', `A,Cup,5,${status}`])).toEqual({
      statuses: { A: expected },
      warnings: [],
    });
  });

  it('switches a product off whose status is unknown, and tells', async () => {
    expect(await read(['sku,name,price,status', 'A,Cup,5,zombie', 'B,Pot,6,active'])).toEqual({
      statuses: { A: 2, B: 1 },
      warnings: [[2, 'unknown-status', "A 'zombie'", true]],
    });
  });

  it('sells nothing that one of several status columns switches off', async () => {
    const header = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status,Published';
    expect(
      (
        await read([
          header,
          'cup,Cup,Size,S,CUP-S,5,active,FALSE',
          'cup,,,L,CUP-L,6,,',
          'pot,Pot,Title,Default Title,POT,7,active,TRUE',
        ])
      ).statuses,
    ).toEqual({ cup: 2, 'CUP-S': 2, 'CUP-L': 2, POT: 1 });
  });

  it('takes a product that another site sells switched off, and tells', async () => {
    const header = 'ID,Type,SKU,Name,Published,Regular price,Parent';
    expect(
      await read(
        [header, '1,external,LAMP,Lamp,1,20,', '2,simple,CUP,Cup,1,5,', '3,"simple, external",POT,Pot,1,5,'],
        findPreset('woocommerce'),
      ),
    ).toEqual({
      statuses: { LAMP: 2, CUP: 1, POT: 2 },
      warnings: [
        [2, 'external-product', "LAMP 'external'", true],
        [4, 'external-product', "POT 'simple, external'", true],
      ],
    });
  });

  it('sells no variant of a draft', async () => {
    const header = 'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)';
    const lines = [
      header,
      '1,variable,TEE,Tee,-1,,,Color,"Red, Blue"',
      '2,variation,TEE-R,Tee red,1,9,TEE,Color,Red',
      '3,variation,TEE-B,Tee blue,1,9,TEE,Color,Blue',
    ];
    expect((await read(lines, findPreset('woocommerce'))).statuses).toEqual({
      TEE: 2,
      'TEE-R': 2,
      'TEE-B': 2,
    });
  });

  it('sells the variants of a family without a row of its own that are on sale', async () => {
    const lines = [
      'sku,parent_sku,name,price,color,status',
      'T-R,T,Tee red,9,Red,draft',
      'T-B,T,Tee blue,9,Blue,active',
    ];
    expect((await read(lines)).statuses).toEqual({ T: 1, 'T-R': 2, 'T-B': 1 });
  });

  it('holds for dumps too', async () => {
    const dump = [
      { sku: 'A', name: 'Cup', price: 5, status: 'proposed' },
      { sku: 'B', name: 'Pot', price: 6, status: 'published' },
    ];
    const { records } = await collectedFindings(
      jsonDump.read([sourceOf('dump.json', JSON.stringify(dump))], {}),
    );
    expect(records('product').map(({ sku, status }) => [sku, status])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });
});
