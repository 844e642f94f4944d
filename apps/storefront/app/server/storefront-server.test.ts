import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { MissingAddress } from './missing-addresses.ts';
import { storefrontServer } from './storefront-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-storefront-'));
writeFileSync(join(folder, 'service-worker-off.js'), '');
const rendered: string[] = [];
const missing: MissingAddress[] = [];
const storefront = await storefrontServer({
  build: {
    renderPage: async (request, { notFound }) => {
      rendered.push(new URL(request.url).pathname);
      return notFound === 'skip'
        ? new Response(null, { status: 404 })
        : new Response('<p>Not found</p>', { status: 404, headers: { 'content-type': 'text/html' } });
    },
    ownScripts: [],
    buildId: 'test',
    scriptsOf: () => [],
    folders: [],
    ownFolder: folder,
  },
  hasServiceWorker: false,
  provider: { fetch: async () => new Response(null, { status: 503 }) },
  publicUrl: 'https://shop.test',
  cacheBytes: 1_000_000,
  now: () => 0,
  hasFeed: true,
  onError: () => undefined,
  semaphore: { acquire: async () => () => undefined },
  networkOf: () => '192.0.2.1',
  onMissing: (address) => void missing.push(address),
  countryOf: () => undefined,
});
const server = createServer((request, response) => void storefront.handle(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged; `fetch` would normalize it. */
const ask = (path: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    get(
      { port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode, body: Buffer.concat(parts).toString() }),
        );
      },
    ).on('error', reject);
  });

describe('storefrontServer', () => {
  it('answers addresses that cannot be decoded with the stored page, and renders none of them', async () => {
    for (const path of [
      '/en/%',
      `/en/%${'x'.repeat(1900)}victim%40mail.com`,
      '/en/%ff%fe',
      '/en/c/%E0%A4%A',
    ]) {
      expect(await ask(path)).toEqual({ status: 404, body: '<p>Not found</p>' });
    }
    expect(rendered.filter((path) => !path.includes('not-found'))).toEqual([]);
    expect(JSON.stringify(missing)).not.toContain('victim');
  });

  it('renders what can be decoded', async () => {
    expect(await ask('/en/%D9%82%D9%85%D9%8A%D8%B5')).toEqual({ status: 404, body: '<p>Not found</p>' });
    expect(rendered).toContain('/en/%D9%82%D9%85%D9%8A%D8%B5');
  });
});
