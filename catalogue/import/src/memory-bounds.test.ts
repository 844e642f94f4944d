import { describe, expect, it } from 'vitest';
import type { CatalogFormat, SourceFile, UnreadRow } from './catalog-format.ts';
import { formats } from './formats.ts';
import { isBrokenFileError } from './source/broken-file-error.ts';
import { openCsv } from './source/csv-file.ts';
import { sourceOf } from './source/source-of.ts';

const part = 65_536;

/** A file generated while it is read: `head`, followed by `bytes` bytes of `filling`. */
const endless = (head: string, filling: string, bytes: number): SourceFile => {
  const chunk = Buffer.from(filling.repeat(Math.ceil(part / filling.length)));
  return {
    path: 'endless',
    open: async function* open() {
      yield Buffer.from(head);
      for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
    },
  };
};

const faultOf = async (format: CatalogFormat, file: SourceFile): Promise<string> => {
  try {
    // Findings are not kept.
    for await (const { kind } of format.read([file], {})) if (kind === 'customer') break;
    return 'read';
  } catch (error) {
    if (!isBrokenFileError(error)) throw error;
    return error.message.replace(/\. Its columns.*/, '');
  }
};

describe('a cell of more than 1 MB', () => {
  it.each([
    ['of letters', 'x'.repeat(1_000_001)],
    ['of Arabic letters', 'ك'.repeat(500_001)],
  ])('%s leaves its row out by its line, and the others are read', async (_, cell) => {
    const unread: UnreadRow[] = [];
    const { rows } = await openCsv({
      ...sourceOf('goods.csv', `sku,name\nA,x\n"B\nb","${cell}"\nC,${'y'.repeat(999_999)}\n`),
      onUnreadRow: (row) => unread.push(row),
    });
    expect([(await Array.fromAsync(rows)).map(({ line }) => line), unread]).toEqual([
      [2, 5],
      [{ line: 3, code: 'cell-too-long', subject: `name, ${cell.length} characters` }],
    ]);
  });
});

const gigabyte = 1_000_000_000;

/**
 * Inputs that would exhaust the memory if they were buffered: each is refused as soon as it is longer than
 * anything a shop exports.
 */
const hostile: readonly (readonly [string, SourceFile, RegExp])[] = [
  [
    'one line without an end',
    endless('sku,name,price\nA,', 'x', 2 * gigabyte),
    /^endless, line 2: the line is longer than 4 MB$/,
  ],
  [
    'a header without an end',
    endless('sku,', 'name', 2 * gigabyte),
    /^endless, line 1: the line is longer than 4 MB$/,
  ],
  [
    'a quotation mark that is never closed',
    endless('sku,name,price\nA,Cup,5\n"B,', 'one line\n', 2 * gigabyte),
    /^endless, line 3: the row is longer than 4 MB: perhaps a quotation mark is never closed$/,
  ],
  [
    'a row of commas',
    endless('sku,name,price\nA', ',', 2 * gigabyte),
    /^endless, line 2: the line is longer than 4 MB$/,
  ],
  [
    'a million columns',
    sourceOf('endless', `sku${','.repeat(999_999)}\n`),
    /^endless, line 1: has 1000000 columns; a table has at most 10000$/,
  ],
];

const hostileJson: readonly (readonly [string, SourceFile, RegExp])[] = [
  ['one huge string', endless('"', 'x', 2 * gigabyte), /^endless, line 1: .*longer than/],
  [
    'a huge string within an object of a list',
    endless('[{"sku":"A","name":"', 'x', 2 * gigabyte),
    /^endless, line 1: .*longer than/,
  ],
  [
    'one line without an end',
    endless('{"sku":"A"}\n{"sku":"', 'x', 2 * gigabyte),
    /^endless, line 2: .*longer than/,
  ],
  ['lists within lists', endless('', '[', 2 * gigabyte), /^endless, line 1: /],
  [
    'one object of endless members',
    endless('{"a":1', ',"b":1', 2 * gigabyte),
    /^endless, line 1: .*longer than/,
  ],
];

describe.each(['table', 'magento-csv', 'dijla-csv'] as const)('%s does not gather', (name) => {
  it.each(hostile)('%s', async (_, file, fault) => {
    const before = process.memoryUsage().rss;
    expect(await faultOf(formats[name], file)).toMatch(fault);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });
});

describe.each(['json', 'dijla-jsonl'] as const)('%s does not gather', (name) => {
  it.each(hostileJson)('%s', async (_, file, fault) => {
    const before = process.memoryUsage().rss;
    expect(await faultOf(formats[name], file)).toMatch(fault);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });
});
