import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the unit of systemd starts the shop in the environment that npm run shop gives it', () => {
  // What is compiled is kept with the data, because the program belongs to root.
  const { NODE_COMPILE_CACHE: _, ...given } = JSON.parse(
    read('apps/shop/process-environment.json'),
  ) as Record<string, string>;
  const unit = read('deploy/one-server/systemd/dijla.service');
  const missing = Object.entries(given).filter(([name, value]) => !unit.includes(`${name}=${value}`));
  expect(missing).toEqual([]);
});

it('every file that the page on deploying names is there', () => {
  const page = read('deploy/README.md');
  const named = [...page.matchAll(/deploy\/one-server\/[\w./-]*\w/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
