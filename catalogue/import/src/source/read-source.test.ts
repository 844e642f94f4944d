import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-source-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const path of ['b.CSV', 'a/z.csv', 'a/b/y.csv', 'a/note.txt']) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), path);
}

const pathsOf = async (from: string, suffixes: string[]): Promise<string[]> =>
  (await readSource(from, suffixes)).map(({ path }) => path);

describe('readSource', () => {
  it('finds files by their endings below a folder, in one order', async () => {
    expect(await pathsOf(folder, ['.csv'])).toEqual(['a/b/y.csv', 'a/z.csv', 'b.CSV']);
  });

  it('takes a folder with a slash at its end for the same', async () => {
    expect(await pathsOf(`${folder}/`, ['.txt'])).toEqual(['a/note.txt']);
  });

  it('takes one file by whatever name', async () => {
    expect(await pathsOf(join(folder, 'a/note.txt'), ['.csv'])).toEqual(['note.txt']);
  });

  it('opens a file from its beginning each time', async () => {
    const [file] = await readSource(join(folder, 'b.CSV'), []);
    const read = async (): Promise<string> =>
      Buffer.concat((await Array.fromAsync(file?.open() ?? [])).map((part) => Buffer.from(part))).toString();
    expect([await read(), await read()]).toEqual(['b.CSV', 'b.CSV']);
  });
});
