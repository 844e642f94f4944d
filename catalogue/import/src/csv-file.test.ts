import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBrokenFileError } from './broken-file-error.ts';
import { readCsv } from './csv-file.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const faultOf = (bytes: Uint8Array): { file: string; line: number } | undefined => {
  try {
    readCsv('goods.csv', bytes);
    return undefined;
  } catch (error) {
    if (!isBrokenFileError(error)) throw error;
    return { file: error.file, line: error.line };
  }
};

/** Broken files that lie beside the repository on some machines; none where they do not. */
const naughty = fileURLToPath(new URL('../../../../shared/data/naughty/csv-malformed/handmade/', import.meta.url));
const naughtyFiles = existsSync(naughty) ? readdirSync(naughty).filter((name) => name.endsWith('.csv')) : [];

describe('readCsv', () => {
  it('reads rows by column, quoted commas and line breaks with them', () => {
    const { columns, rows } = readCsv('goods.csv', bytesOf('sku,name\nA,"One, two\nthree"\nB,""'));
    expect([columns, rows.map(({ cells }) => [...cells])]).toEqual([['sku', 'name'], [[['sku', 'A'], ['name', 'One, two\nthree']], [['sku', 'B'], ['name', '']]]]);
  });

  it('says on which line each row begins', () => {
    expect(readCsv('goods.csv', bytesOf('sku,name\nA,"One\ntwo\nthree"\nB,x\nC,y\n')).rows.map(({ line }) => line)).toEqual([2, 5, 6]);
  });

  it.each([['a byte order mark', '\uFEFFsku,name\nA,x\n'], ['CRLF', 'sku,name\r\nA,x\r\n'], ['no last line end', 'sku,name\nA,x']])('does not mind %s', (_, text) => {
    const [row] = readCsv('goods.csv', bytesOf(text)).rows;
    expect([...(row?.cells ?? [])]).toEqual([['sku', 'A'], ['name', 'x']]);
  });

  it('keeps text as given', () => {
    const name = '<b>ك</b> =1+1 😀 \u200F';
    expect(readCsv('goods.csv', bytesOf(`sku,name\nA,${name}`)).rows[0]?.cells.get('name')).toBe(name);
  });

  it('finds nothing in an empty file', () => {
    expect(readCsv('goods.csv', bytesOf(''))).toEqual({ columns: [], rows: [] });
  });

  it.each([
    ['a quotation mark never closed', bytesOf('sku,name\nA,x\nB,"y\nC,z\n'), 3],
    ['too few cells', bytesOf('sku,name\nA,x\nB\n'), 3],
    ['too many cells', bytesOf('sku,name\nA,x,y\n'), 2],
    ['text behind a closing mark', bytesOf('sku,name\nA,x\nB,"y"z\n'), 3],
    ['a column given twice', bytesOf('sku,name,sku\nA,x,y\n'), 1],
    ['a NUL character', bytesOf('sku,name\nA,\u0000\n'), 2],
    ['bytes that are no UTF-8', Uint8Array.from([...bytesOf('sku,name\nA,'), 0xe9, 0x0a]), 2],
    ['UTF-8 cut short', Uint8Array.from([...bytesOf('sku,name\nA,x\nB,'), 0xd9]), 3],
  ])('stops at %s with its line', (_, bytes, line) => {
    expect(faultOf(bytes)).toEqual({ file: 'goods.csv', line });
  });

  it.runIf(naughtyFiles.length > 0).each(naughtyFiles)('reads %s or names the line where it cannot', (name) => {
    expect(faultOf(readFileSync(naughty + name))?.line ?? 1).toBeGreaterThanOrEqual(1);
  });
});
