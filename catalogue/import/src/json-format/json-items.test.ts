import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../catalog-format.ts';
import { sourceOf } from '../source/source-of.ts';
import { jsonItems, listBeside } from './json-items.ts';

const description = 'Warm and light. '.repeat(40);
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    sku: `S${index}`,
    name: `Cup "${index}" {}`,
    price: 5,
    description,
    options: [{ name: 'a]' }, { name: '\\' }],
  }));
const fileOf = (value: unknown, partLength?: number): SourceFile =>
  sourceOf('dump.json', JSON.stringify(value, null, 1), partLength);
const skusOf = async (file: SourceFile, path?: string): Promise<unknown[]> =>
  (await Array.fromAsync(jsonItems(file, path))).map(({ item }) => item['sku']);

/** Long enough to be read element by element. */
const many = products(15_000);
const skus = many.map(({ sku }) => sku);

describe('jsonItems of a long text', () => {
  it('reads the list that holds the goods, with brackets and quotation marks within its texts', async () => {
    expect(
      await skusOf(
        fileOf({
          meta: { total: 2 },
          customers: [{ id: 1 }],
          shop: { data: { entries: many } },
          tags: [{ id: 1 }],
        }),
      ),
    ).toEqual(skus);
  });

  it('reads an outermost list, and one that is named', async () => {
    expect(await skusOf(fileOf(many))).toEqual(skus);
    expect(
      (await skusOf(fileOf({ archive: { items: many.slice(0, 9000) }, items: many }), 'archive.items'))
        .length,
    ).toBe(9000);
  });

  it('reads each of two lists of one file that are named', async () => {
    const file = fileOf({ archive: { items: many.slice(0, 9000) }, items: many });
    expect((await skusOf(file, 'archive.items')).length).toBe(9000);
    expect((await skusOf(file, 'items')).length).toBe(15_000);
    expect((await skusOf(file, 'archive.items')).length).toBe(9000);
  });

  it('says on which line each object begins', async () => {
    const text = `{"products": [\n${many.map((each) => JSON.stringify(each)).join(',\n')}\n]}`;
    const items = await Array.fromAsync(jsonItems(sourceOf('dump.json', text)));
    expect([items[0]?.line, items.at(-1)?.line]).toEqual([2, 15_001]);
  });

  it('finds lists beside the goods', async () => {
    expect(
      await listBeside(fileOf({ categories: [{ id: 7, name: 'Cups' }], products: many }), ['categories']),
    ).toEqual([{ id: 7, name: 'Cups' }]);
  });

  it.each([
    [
      'without a list',
      JSON.stringify(Object.fromEntries(many.map((each) => [each.sku, each]))),
      /dump\.json, line 1: is longer than 10 MB and holds no list of objects/,
    ],
    ['cut short', JSON.stringify(many).slice(0, -1), /is no JSON: it ends before/],
    [
      'with an object that is none',
      `[${JSON.stringify(many).slice(1, -1)},{"sku":}]`,
      /is no JSON: something is missing here/,
    ],
    ['with brackets that do not fit', `{"a":[${JSON.stringify(many).slice(1, -1)}}`, /brackets do not fit/],
  ])('stops at one %s', async (_, text, fault) => {
    await expect(skusOf(sourceOf('dump.json', text))).rejects.toThrow(fault);
  });
});

describe('jsonItems of a short text', () => {
  it('reads the same, however it is cut into parts', async () => {
    for (const partLength of [1, 7, 1000])
      expect(await skusOf(fileOf({ data: products(3) }, partLength))).toEqual(['S0', 'S1', 'S2']);
  });
});
