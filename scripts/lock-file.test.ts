import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Entry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(packages).filter(
  ([path, entry]) => path.includes('node_modules/') && entry.link !== true && entry.inBundle !== true,
);

/** Whether Node would find `name` from the package at `path`. */
const isLocked = (path: string, name: string): boolean => {
  const folders =
    path === ''
      ? ['']
      : path
          .split('/node_modules/')
          .map((_, index, parts) => `${parts.slice(0, index + 1).join('/node_modules/')}/`);
  return ['', ...folders].some((folder) => `${folder}node_modules/${name}` in packages);
};

describe('package-lock.json', () => {
  it('names every optional package of every platform, or npm ci refuses it (npm run fresh-lock mends it)', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds a hash for everything it installs', () => {
    expect(installed.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual(
      [],
    );
  });
});
