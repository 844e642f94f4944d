import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

const numbersOf = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });

const rows = [...readme.matchAll(/^\| ([\d–, ]+) \| [^|]* \| (.*) \|$/gm)].flatMap(
  ([, cases = '', files = '']) =>
    numbersOf(cases).map((number) => ({
      number,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    })),
);

const driven = [...readme.matchAll(/^\| (W\d) \| [^|]* \| (.*) \|$/gm)].flatMap(([, name = '', files = '']) =>
  [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => [name, file] as const),
);

describe('the table of cases', () => {
  it('names every case of the skeleton once', () => {
    const covered = [...numbersOf('1–70')];
    expect(rows.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual(covered);
  });

  it.each(rows.flatMap(({ number, files }) => files.map((file) => [number, file] as const)))(
    'case %i is in %s',
    (number, file) => {
      expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`\\bcase 0?${number}\\b`));
    },
  );

  it.each(driven)('%s, found by driving a real client, is in %s', (name, file) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`\\b${name}:`));
  });
});
