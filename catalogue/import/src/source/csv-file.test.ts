import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBrokenFileError } from './broken-file-error.ts';
import type { SourceFile, UnreadRow } from '../catalog-format.ts';
import { openCsv } from './csv-file.ts';
import { sourceOf } from './source-of.ts';

const readCsv = async (file: SourceFile) => {
  const { columns, rows } = await openCsv(file);
  return { columns, rows: await Array.fromAsync(rows) };
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const faultOf = async (
  content: string | Uint8Array,
  partLength?: number,
): Promise<{ file: string; line: number } | undefined> => {
  try {
    await readCsv(sourceOf('goods.csv', content, partLength));
    return undefined;
  } catch (error) {
    if (!isBrokenFileError(error)) throw error;
    return { file: error.file, line: error.line };
  }
};

const pairsOf = async (content: string | Uint8Array, partLength?: number) =>
  (await readCsv(sourceOf('goods.csv', content, partLength))).rows.map(({ cells }) => [...cells]);

const utf16 = (text: string): Uint8Array => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

/** Broken files that exist outside the repository on some machines; otherwise the list is empty. */
const naughty = fileURLToPath(
  new URL('../../../../../shared/data/naughty/csv-malformed/handmade/', import.meta.url),
);
const naughtyFiles = existsSync(naughty) ? readdirSync(naughty).filter((name) => name.endsWith('.csv')) : [];

describe('openCsv', () => {
  it('reads rows by column, quoted commas and line breaks with them', async () => {
    const { columns, rows } = await readCsv(sourceOf('goods.csv', 'sku,name\nA,"One, two\nthree"\nB,""'));
    expect([columns, rows.map(({ cells }) => [...cells])]).toEqual([
      ['sku', 'name'],
      [
        [
          ['sku', 'A'],
          ['name', 'One, two\nthree'],
        ],
        [
          ['sku', 'B'],
          ['name', ''],
        ],
      ],
    ]);
  });

  it('says on which line each row begins', async () => {
    const { rows } = await readCsv(sourceOf('goods.csv', 'sku,name\nA,"One\ntwo\nthree"\n\nB,x\nC,y\n'));
    expect(rows.map(({ line }) => line)).toEqual([2, 6, 7]);
  });

  it.each([
    ['a byte order mark', '\uFEFFsku,name\nA,x\n'],
    ['CRLF', 'sku,name\r\nA,x\r\n'],
    ['CR alone', 'sku,name\rA,x\r'],
    ['no last line end', 'sku,name\nA,x'],
    ['semicolons', 'sku;name\nA;x\n'],
    ['tabs', 'sku\tname\nA\tx\n'],
    ['bars', 'sku|name\nA|x\n'],
    ['UTF-16 of a spreadsheet', utf16('sku\tname\r\nA\tx\r\n')],
  ])('does not mind %s', async (_, content) => {
    expect(await pairsOf(content)).toEqual([
      [
        ['sku', 'A'],
        ['name', 'x'],
      ],
    ]);
  });

  it('keeps text as given, wherever the file is cut into parts', async () => {
    const name = '<b>ك</b> =1+1 😀 \u200F';
    for (const partLength of [1, 2, 3, 7, 1000])
      expect(await pairsOf(`sku,name\nA,${name}\nB,z`, partLength)).toEqual([
        [
          ['sku', 'A'],
          ['name', name],
        ],
        [
          ['sku', 'B'],
          ['name', 'z'],
        ],
      ]);
  });

  it('finds nothing in an empty file', async () => {
    expect(await readCsv(sourceOf('goods.csv', ''))).toEqual({ columns: [], rows: [] });
  });

  it.each([
    ['a quotation mark never closed', bytesOf('sku,name\nA,x\nB,"y\nC,z\n'), 3],
    ['text behind a closing mark', bytesOf('sku,name\nA,x\nB,"y"z\n'), 3],
    ['a column given twice', bytesOf('sku,name,sku\nA,x,y\n'), 1],
    ['a NUL character', bytesOf('sku,name\nA,\u0000\n'), 2],
    ['bytes that are no UTF-8', Uint8Array.from([...bytesOf('sku,name\nA,'), 0xe9, 0x0a]), 2],
    ['UTF-8 cut short', Uint8Array.from([...bytesOf('sku,name\nA,x\nB,'), 0xd9]), 3],
  ])('stops at %s with its line', async (_, bytes, line) => {
    for (const partLength of [3, 65_536])
      expect(await faultOf(bytes, partLength)).toEqual({ file: 'goods.csv', line });
  });

  it.each([
    ['a spreadsheet or an archive of today', [0x50, 0x4b, 3, 4]],
    ['an empty archive', [0x50, 0x4b, 5, 6]],
    ['a spreadsheet of old', [0xd0, 0xcf, 0x11, 0xe0]],
    ['a packed file', [0x1f, 0x8b, 8, 0]],
  ])('says of %s what to do about it', async (_, start) => {
    for (const partLength of [1, 65_536])
      await expect(pairsOf(Uint8Array.from([...start, 0, 0, 0xff]), partLength)).rejects.toThrow(
        /is a spreadsheet or an archive.*save.*CSV UTF-8/,
      );
  });

  it('leaves out rows of another length than the header, and tells of each', async () => {
    const unread: UnreadRow[] = [];
    const { rows } = await readCsv({
      ...sourceOf('goods.csv', 'sku,name\nA,x\nB\n\n"C\nc",x,y\nD,z\n'),
      onUnreadRow: (row) => unread.push(row),
    });
    expect([rows.map(({ line }) => line), unread]).toEqual([
      [2, 7],
      [
        { line: 3, code: 'ragged-row', subject: '1 cells, 2 columns' },
        { line: 5, code: 'ragged-row', subject: '3 cells, 2 columns' },
      ],
    ]);
  });

  it.runIf(naughtyFiles.length > 0).each(naughtyFiles)(
    'reads %s or names the line where it cannot',
    async (name) => {
      expect((await faultOf(readFileSync(naughty + name)))?.line ?? 1).toBeGreaterThanOrEqual(1);
    },
  );
});
