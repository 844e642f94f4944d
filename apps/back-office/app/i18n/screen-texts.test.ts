import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyScreen } from '@dijla/messages/en/desk/every-screen';

const app = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The files a file imports, at once or lazily, that are not loaded with texts of their own. */
const importsOf = (file: string): string[] => {
  const source = read(file).replaceAll(/withTexts\(\[[^]*?\.tsx'/g, '');
  return [...source.matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path));
};

const reachedFrom = (file: string, seen: Set<string> = new Set()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) reachedFrom(imported, seen);
  return seen;
};

/** The subjects that a part and all that it opens show, without those of every screen. */
const shownBy = (file: string): string[] => {
  const found = [...reachedFrom(file)].flatMap((each) =>
    [...read(each).matchAll(/useTexts\('(\w+)'\)/g)].map(([, subject = '']) => subject),
  );
  return [...new Set(found)].filter((subject) => !(subject in everyScreen)).sort();
};

const namesIn = (list: string): string[] =>
  [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).sort();

/** Parts that are loaded with texts: what is named for them, and their file. */
const loadedIn = (file: string): [string, string[]][] =>
  [...read(file).matchAll(/(?:screen\(\s*'[^']*',|withTexts\()\s*\[([^\]]*)\][^]*?import\('([^']+)'\)/g)].map(
    ([, subjects = '', path = '']) => [join(dirname(file), path), namesIn(subjects)],
  );

const parts = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => loadedIn(join(app, name)));

describe('the texts that come with a part of the desk', () => {
  it('are asked of every screen', () => {
    expect(parts.length).toBeGreaterThan(20);
  });

  it.each(parts)('are those that %s shows', (file, named) => {
    expect(named).toEqual(shownBy(file));
  });

  it('are of every screen alone in what is there from the beginning', () => {
    expect(shownBy(join(app, 'session/session-gate.tsx'))).toEqual([]);
  });
});
