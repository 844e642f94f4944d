import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveBuild, staticFiles } from './static-files.ts';

describe('archiveBuild', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
    mkdirSync(join(folder, 'client/assets'), { recursive: true });
    writeFileSync(join(folder, 'client/assets/a.js'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const archive = (buildId: string) => archiveBuild(join(folder, 'client'), join(folder, 'archive'), buildId);

  it('keeps a build that is taken away', async () => {
    const [current = ''] = await archive('b1');
    rmSync(join(folder, 'client'), { recursive: true });
    expect(readFileSync(join(current, 'assets/a.js'), 'utf8')).toBe('one');
  });

  it('serves five builds, this one first and then the newest', async () => {
    for (const [age, id] of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'].entries()) {
      await archive(id);
      utimesSync(join(folder, 'archive', id), 1000 + age, 1000 + age);
    }
    expect((await archive('b3')).map((path) => path.split('/').at(-1))).toEqual([
      'b3',
      'b6',
      'b5',
      'b4',
      'b2',
    ]);
    expect(readdirSync(join(folder, 'archive')).sort()).toEqual(['b2', 'b3', 'b4', 'b5', 'b6']);
  });

  it('lets two processes archive the same build at once', async () => {
    const both = await Promise.all([archive('b1'), archive('b1')]);
    expect(both.map((folders) => folders.length)).toEqual([1, 1]);
    expect(readdirSync(join(folder, 'archive'))).toEqual(['b1']);
  });
});

describe('staticFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const files = [
    'assets/page-1a2b.js',
    'assets/tea-3c4d.png',
    'service-worker-off.js',
    'en/manifest.webmanifest',
    'facts.json',
    'icons/any-192.png',
    'screenshots/en-wide.webp',
    'letter.txt',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'x');
  }
  const serveFile = staticFiles(folder, { 'x-build': 'b1' });
  const server = createServer((request, response) =>
    serveFile(request, response, () => void response.writeHead(404).end()),
  );
  beforeEach(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['assets/page-1a2b.js', 'public, max-age=31536000, immutable'],
    ['assets/tea-3c4d.png', 'public, max-age=31536000, immutable'],
    ['service-worker-off.js', 'no-cache'],
    ['en/manifest.webmanifest', 'public, max-age=86400'],
    ['facts.json', 'public, max-age=86400'],
    ['icons/any-192.png', 'public, max-age=604800'],
    ['screenshots/en-wide.webp', 'public, max-age=2592000'],
    ['letter.txt', 'public, max-age=2592000'],
  ])('9.T3, 9.T4, 9.T5: lets %s be kept for %s', async (file, caching) => {
    const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/${file}`);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-build')]).toEqual([
      200,
      caching,
      'b1',
    ]);
  });
});
