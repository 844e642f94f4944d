import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyBinaries, makeMissingLinks } from './complete-binaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-binaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packageWithoutLinks = (name: string): string => {
  const native = join(folder, name, 'native');
  mkdirSync(join(native, 'bin'), { recursive: true });
  mkdirSync(join(native, 'lib'));
  writeFileSync(join(native, 'bin', 'postgres'), '', { mode: 0o600 });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), '');
  writeFileSync(join(native, 'lib', 'libpq.a'), '');
  const links = ['libpq.so', 'libpq.so.5'].map((link) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${link}`,
  }));
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  return native;
};

describe('makeMissingLinks', () => {
  it('makes the links the package lists and leaves those there are', () => {
    const native = packageWithoutLinks('install-script-did-not-run');
    symlinkSync('libpq.so.5.18', join(native, 'lib', 'libpq.so'));
    makeMissingLinks(native);
    expect(['libpq.so', 'libpq.so.5'].map((link) => readlinkSync(join(native, 'lib', link)))).toEqual([
      'libpq.so.5.18',
      'libpq.so.5.18',
    ]);
  });

  it('lets everyone run the programs', () => {
    const native = packageWithoutLinks('closed-programs');
    makeMissingLinks(native);
    expect(statSync(join(native, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
  });
});

describe('copyBinaries', () => {
  it('copies what runs, whole and open to all', () => {
    const place = join(folder, 'copy');
    copyBinaries(packageWithoutLinks('original'), place);
    expect([readdirSync(join(place, 'lib')).toSorted(), statSync(place).mode & 0o777]).toEqual([
      ['libpq.so', 'libpq.so.5', 'libpq.so.5.18'],
      0o755,
    ]);
  });

  it('leaves a copy made by another process as it is', () => {
    const place = join(folder, 'standing');
    const native = packageWithoutLinks('late');
    cpSync(native, place, { recursive: true });
    copyBinaries(native, place);
    expect([existsSync(join(place, 'lib', 'libpq.a')), existsSync(`${place}.${process.pid}`)]).toEqual([
      true,
      false,
    ]);
  });
});
