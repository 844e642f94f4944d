import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slimBuiltManifest, slimManifest } from './slim-manifest.ts';

const written = (more: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/e.js', imports: ['/shell.js'] }, routes: { home: { id: 'home', path: '', hasLoader: true, module: '/home.js', ...more } }, version: 'v1' })};`;
const whole = written({ hasAction: false, imports: ['/shell.js', '/card.js'], css: [] });

describe('slimManifest', () => {
  it('leaves of routes what they have, and not what they import', () => {
    expect(slimManifest(whole)).toBe(written({}));
  });

  it('leaves the styles of a route', () => {
    expect(slimManifest(written({ css: ['/home.css'] }))).toBe(written({ css: ['/home.css'] }));
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
    await writeFile(join(client, 'assets/manifest-1a2b.js'), whole);
    await slimBuiltManifest(client);
    expect(await readFile(join(client, 'assets/manifest-1a2b.js'), 'utf8')).toBe(written({}));
  });
});
