import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskServer } from './desk-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/start-1a2b.js'), 'start');
const build = {
  page: Buffer.from('<p>desk</p>'),
  worker: Buffer.from('worker'),
  folders: [folder],
  buildId: 'b1',
};

/** A server that answers 299 to what the desk does not take. */
const serverOf = (deskUrl?: string) => {
  const desk = deskServer({ build, publicUrl: 'https://shop.example', deskUrl });
  return createServer((request, response) => {
    if (desk.takes(request)) void desk.handle(request, response);
    else response.writeHead(299).end();
  });
};

const servers = { shared: serverOf(), own: serverOf('https://desk.example') };
beforeAll(() =>
  Promise.all(Object.values(servers).map((one) => new Promise<void>((done) => one.listen(0, done)))),
);
afterAll(() => {
  for (const one of Object.values(servers)) one.close();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = { path: string; host?: string; method?: string };
type Answer = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

const answerOf = (server: keyof typeof servers, { path, host = 'shop.example', method = 'GET' }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = servers[server].address() as AddressInfo;
    send({ port, path, method, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });

describe('the desk under the host of the shop', () => {
  it.each([
    ['/desk', 302],
    ['/desk/', 200],
    ['/desk/orders/17?x=1', 200],
    ['/desk/assets/start-1a2b.js', 200],
    ['/desk/assets/none.js', 404],
    ['/desk/worker.js', 200],
    ['/desk/assets/../../package.json', 404],
    ['/desktop', 299],
    ['/en', 299],
    ['/', 299],
  ])('answers %s with %i', async (path, status) => {
    expect((await answerOf('shared', { path })).status).toBe(status);
  });

  it('takes no writes', async () => {
    expect((await answerOf('shared', { path: '/desk/', method: 'POST' })).status).toBe(405);
  });

  it('is one page that nobody stores, frames or finds, with scripts of its own host alone', async () => {
    const { headers, text } = await answerOf('shared', { path: '/desk/orders' });
    expect(text).toBe('<p>desk</p>');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  it('lets its files be kept for a year', async () => {
    const { headers } = await answerOf('shared', { path: '/desk/assets/start-1a2b.js' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('the desk with a host of its own', () => {
  it.each([
    ['desk.example', '/', 302],
    ['desk.example', '/en/cart', 302],
    ['desk.example', '/desk/orders', 200],
    ['shop.example', '/desk/', 404],
    ['shop.example', '/desk/assets/start-1a2b.js', 404],
    ['shop.example', '/en', 299],
  ])('answers %s%s with %i', async (host, path, status) => {
    expect((await answerOf('own', { path, host })).status).toBe(status);
  });
});
