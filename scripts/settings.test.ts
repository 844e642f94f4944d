import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Names that begin a line of a file, this far in. */
const namesIn = (path: string, spaces: number) =>
  [...read(path).matchAll(new RegExp(`^ {${spaces}}([A-Z][A-Z_]+):`, 'gm'))].map(([, name]) => name);
const names = [
  ...namesIn('apps/provider/src/config.ts', 4),
  ...namesIn('apps/provider/src/settings/gateway-addresses.ts', 2),
  ...namesIn('apps/provider/src/settings/trace-settings.ts', 2),
];

it('tells of every setting the shop reads, in the order it reads them', () => {
  expect(names).toEqual(expect.arrayContaining(['PORT', 'FIB_URL']));
  const told = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(names.toSorted());
});

it('offers every setting in .env.example', () => {
  const offered = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(offered.toSorted()).toEqual(names.toSorted());
});
