import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSnapshotFile, type Written, writeSnapshotFile } from './snapshot-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'made/when/needed/catalogue.snapshot');
const beside = `${path}.writing`;

const long = Float64Array.from({ length: 5000 }, (_, place) => place / 3);
const parts = [
  ['numbers', { long, name: 'كوب' }],
  ['map', new Map([[1, 'one']])],
] as const;
const written = (changes: Partial<Written> = {}): Written => ({
  about: { position: 7 },
  parts,
  isStill: () => true,
  ...changes,
});
const write = (changes: Partial<Written> = {}) => writeSnapshotFile(path, written(changes));

/** Returns the contents of a snapshot file, or its error code. */
const told = () => {
  const opened = openSnapshotFile(path);
  if (!opened.ok) return opened.code;
  const { reader } = opened;
  const all = { about: reader.about, parts: parts.map(([name]) => [name, reader.part(name)]) };
  reader.close();
  return all;
};
const whole = { about: { position: 7 }, parts: parts.map(([name, part]) => [name, part]) };

beforeEach(() => rmSync(folder, { recursive: true, force: true }));

describe('writeSnapshotFile', () => {
  it('writes what openSnapshotFile reads', async () => {
    expect([await write(), told(), existsSync(beside)]).toEqual(['written', whole, false]);
  });

  it('writes what several parts share once, and it is shared again by who reads it', async () => {
    const shared = Int32Array.from({ length: 50_000 }, (_, place) => place);
    await write({
      parts: [
        ['one', { shared }],
        ['other', [shared.subarray(0, 40_000), shared]],
      ],
    });
    const opened = openSnapshotFile(path);
    if (!opened.ok) throw new Error(opened.code);
    const [one, other] = ['one', 'other'].map(opened.reader.part) as [{ shared: Int32Array }, Int32Array[]];
    opened.reader.close();
    expect([one.shared, other]).toEqual([shared, [shared.subarray(0, 40_000), shared]]);
    expect(other.map(({ buffer }) => buffer === one.shared.buffer)).toEqual([false, true]);
    expect(statSync(path).size).toBeLessThan(shared.byteLength * 1.9);
  });

  it('leaves the file before as it was when what it writes is no longer to be kept', async () => {
    await write();
    expect([
      await write({ about: { position: 9 }, isStill: () => false }),
      told(),
      existsSync(beside),
    ]).toEqual(['abandoned', whole, false]);
  });

  it('leaves the file before as it was when it fails midway', async () => {
    await write();
    const failing = function* () {
      yield parts[0];
      throw new Error('the disk is full');
    };
    await expect(write({ about: null, parts: failing() })).rejects.toThrow('the disk is full');
    expect([told(), existsSync(beside)]).toEqual([whole, false]);
  });

  it('leaves the writing to another process that is at it, and takes the place of one that was killed a minute ago', async () => {
    await write();
    writeFileSync(beside, 'half of it');
    expect([await write({ about: null }), told()]).toEqual(['other', whole]);
    const longAgo = Date.now() / 1000 - 61;
    utimesSync(beside, longAgo, longAgo);
    expect([await write(), told(), existsSync(beside)]).toEqual(['written', whole, false]);
  });
});

describe('openSnapshotFile', () => {
  const changed = async (change: (bytes: Buffer) => void) => {
    await write();
    const bytes = readFileSync(path);
    change(bytes);
    writeFileSync(path, bytes);
    return told();
  };

  it('says that there is none', () => expect(told()).toBe('absent'));

  it.each([0, 10, 24, 1000, 40_000])('finds a file damaged that was cut after %i bytes', async (length) => {
    await write();
    truncateSync(path, length);
    expect(told()).toBe('damaged');
  });

  it('finds a file damaged of which any bit is another', async () => {
    await write();
    const { length } = readFileSync(path);
    for (const place of [12, 17, 24, 100, 20_000, Math.floor(length / 2), length - 1])
      expect([place, await changed((bytes) => void (bytes[place] = (bytes[place] ?? 0) ^ 1))]).toEqual([
        place,
        'damaged',
      ]);
  });

  it('leaves files of other programs and other formats alone', async () => {
    expect(await changed((bytes) => void bytes.write('SOMEBODY', 'latin1'))).toBe('foreign');
    expect(await changed((bytes) => void bytes.writeUInt32LE(0, 8))).toBe('other-format');
  });
});
