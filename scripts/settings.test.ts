import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const names = [...read('apps/provider/src/config.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(
  ([, name]) => name,
);

it('tells of every setting the shop reads, in the order it reads them', () => {
  expect(names).toContain('PORT');
  const told = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(names.toSorted());
});

it('offers every setting in .env.example', () => {
  const offered = [...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(offered.toSorted()).toEqual(names.toSorted());
});
