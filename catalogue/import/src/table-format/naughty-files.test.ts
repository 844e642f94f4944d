import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBrokenFileError } from '../source/broken-file-error.ts';
import type { CatalogFormat, SourceFile } from '../catalog-format.ts';
import { collectedFindings } from '../record/collected-findings.ts';
import { jsonDump } from '../json-format/json-dump.ts';
import { dijlaCsv } from '../plain-format/dijla-csv.ts';
import { dijlaJsonl } from '../plain-format/dijla-jsonl.ts';
import { readSource } from '../source/read-source.ts';
import { sourceOf } from '../source/source-of.ts';
import { table } from './table.ts';

/** Reads a file; an error other than one with file and line is thrown. */
const outcomeOf = async (format: CatalogFormat, file: SourceFile): Promise<'read' | 'stopped'> => {
  try {
    await collectedFindings(format.read([file], {}));
    return 'read';
  } catch (error) {
    if (isBrokenFileError(error) && error.line >= 1) return 'stopped';
    throw error;
  }
};

const formats = [
  ['table', table],
  ['json', jsonDump],
  ['dijla-csv', dijlaCsv],
  ['dijla-jsonl', dijlaJsonl],
] as const;

const own: readonly (readonly [string, string | Uint8Array])[] = [
  ['an empty file', ''],
  ['only line ends', '\n\n\r\n'],
  ['only a header', 'sku,name,price\n'],
  ['a page of HTML', '<!doctype html><html><body>404</body></html>'],
  ['half of JSON', '{"products":[{"id":1'],
  ['a number', '7'],
  ['a list of numbers', '[1,2,3]'],
  ['a quotation mark that is never closed', 'sku,name,price\nA,"B,1\n'],
  ['too many cells', 'sku,name,price\nA,B,1,2,3\n'],
  ['no UTF-8', new Uint8Array([115, 107, 117, 10, 0xff, 0xfe, 0xc3, 0x28])],
  ['a NUL', 'sku,name,price\nA,B\u0000,1\n'],
  ['deep JSON', '['.repeat(100_000)],
  [
    'names of members of all objects',
    '{"products":[{"__proto__":{"x":1},"constructor":"y","sku":"A","name":"B","price":1}]}',
  ],
];

const shared = fileURLToPath(new URL('../../../../../shared/data/naughty', import.meta.url));
const sharedFiles = existsSync(shared)
  ? readdirSync(shared, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && /\.(?:csv|tsv|json|txt)$/.test(entry.name),
    )
  : [];

describe.each(formats)('%s', (_, format) => {
  it.each(own)('reads %s or stops with its line', async (_name, content) => {
    expect(['read', 'stopped']).toContain(await outcomeOf(format, sourceOf('export.csv', content)));
  });

  // The files exist outside the repository on some machines.
  it.skipIf(sharedFiles.length === 0)('reads every naughty file or stops with its line', async () => {
    const outcomes = new Set<string>();
    for (const { parentPath, name } of sharedFiles) {
      const [file] = await readSource(join(parentPath, name), []);
      if (file !== undefined) outcomes.add(await outcomeOf(format, file));
    }
    expect([...outcomes].toSorted()).toEqual(['read', 'stopped']);
  });
});

describe('table', () => {
  it('reads 10,000 rows in seconds of work, not minutes, twice through', async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_each, index) =>
        `S${index},Cup ${index},"1,250.00",${index % 7},Kitchen > Cups,cup-${index}.jpg,Glass cup,Tigris`,
    );
    const file = sourceOf(
      'goods.csv',
      ['SKU,Name,Price,Quantity,Category,Image,Description,Brand', ...rows].join('\n'),
    );
    const before = process.cpuUsage();
    const { records } = await collectedFindings(table.read([file], {}));
    expect(records('product')).toHaveLength(10_000);
    // CPU time, with room for a busy machine: reading that looks back at each row would take minutes.
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  });
});
