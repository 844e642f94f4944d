import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the unit of systemd starts the shop in the environment that npm run shop gives it', () => {
  const given = JSON.parse(read('apps/shop/process-environment.json')) as Record<string, string>;
  const unit = read('deploy/one-server/systemd/dijla.service');
  for (const [name, value] of Object.entries(given)) {
    // What is compiled is kept with the data, because the program belongs to root.
    if (name !== 'NODE_COMPILE_CACHE') expect(unit).toContain(`${name}=${value}`);
  }
});

it('every file that the page on deploying names is there', () => {
  const page = read('deploy/README.md');
  const named = [...page.matchAll(/deploy\/one-server\/[\w./-]*\w/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(() => read(path), path).not.toThrow('ENOENT');
});
