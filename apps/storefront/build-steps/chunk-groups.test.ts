import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, readChunkMarkers } from './chunk-groups.ts';

const marked = readChunkMarkers();

test('each chunk has modules, and its group takes them and no others', () => {
  const named = chunkGroups().filter(({ name }) => name !== 'framework');
  expect(named.map(({ name }) => name)).toEqual(['shell', 'trade', 'card', 'listing', 'purchase']);
  for (const { name, test: takes } of named) {
    if (typeof takes !== 'function') throw new Error(`${name} is found by its markers`);
    const members = [...marked].filter(([, chunk]) => chunk === name).map(([path]) => path);
    expect(members.length).toBeGreaterThan(2);
    for (const [path, chunk] of marked) expect(takes(path.split(sep).join('/'))).toBe(chunk === name);
  }
});

test('a module keeps its chunk when the bundler names it with a query', () => {
  const [path = '', chunk] = [...marked][0] ?? [];
  const group = chunkGroups().find(({ name }) => name === chunk);
  expect(typeof group?.test === 'function' && group.test(`${path}?v=1`)).toBe(true);
});

test('tests are in no chunk', () => {
  expect([...marked.keys()].filter((path) => /\.test\.tsx?$/.test(path))).toEqual([]);
});
