import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveBuild } from './static-files.ts';

describe('archiveBuild', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
    mkdirSync(join(folder, 'client/assets'), { recursive: true });
    writeFileSync(join(folder, 'client/assets/a.js'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const archive = (buildId: string) => archiveBuild(join(folder, 'client'), join(folder, 'archive'), buildId);

  it('keeps a build that is taken away', async () => {
    const [current = ''] = await archive('b1');
    rmSync(join(folder, 'client'), { recursive: true });
    expect(readFileSync(join(current, 'assets/a.js'), 'utf8')).toBe('one');
  });

  it('serves five builds, this one first and then the newest', async () => {
    for (const [age, id] of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'].entries()) {
      await archive(id);
      utimesSync(join(folder, 'archive', id), 1000 + age, 1000 + age);
    }
    expect((await archive('b3')).map((path) => path.split('/').at(-1))).toEqual(['b3', 'b6', 'b5', 'b4', 'b2']);
    expect(readdirSync(join(folder, 'archive')).sort()).toEqual(['b2', 'b3', 'b4', 'b5', 'b6']);
  });

  it('lets two processes archive the same build at once', async () => {
    const both = await Promise.all([archive('b1'), archive('b1')]);
    expect(both.map((folders) => folders.length)).toEqual([1, 1]);
    expect(readdirSync(join(folder, 'archive'))).toEqual(['b1']);
  });
});
