import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slimBuiltManifest, slimManifest } from './slim-manifest.ts';

const written = (imports: string[]) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/e.js', imports: ['/shell.js'] }, routes: { home: { id: 'home', module: '/home.js', imports, css: ['/home.css'] } }, version: 'v1' })};`;

describe('slimManifest', () => {
  it('leaves all but what routes import', () => {
    expect(slimManifest(written(['/shell.js', '/card.js']))).toBe(written([]));
  });

  it.each(['', 'window.__manifest={}', 'window.__reactRouterManifest=[]'])('does not guess at %j', (text) => {
    expect(() => slimManifest(text)).toThrow('not written as it used to be');
  });
});

describe('slimBuiltManifest', () => {
  let client = '';
  beforeAll(async () => {
    client = await mkdtemp(join(tmpdir(), 'dijla-manifest-'));
    await mkdir(join(client, 'assets'));
  });
  afterAll(() => rm(client, { recursive: true }));

  it('rewrites the one of a build, and throws where there is none', async () => {
    await expect(slimBuiltManifest(client)).rejects.toThrow('one manifest');
    await writeFile(join(client, 'assets/manifest-1a2b.js'), written(['/shell.js']));
    await slimBuiltManifest(client);
    expect(await readFile(join(client, 'assets/manifest-1a2b.js'), 'utf8')).toBe(written([]));
  });
});
