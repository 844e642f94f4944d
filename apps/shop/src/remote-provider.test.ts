import { createServer, type RequestListener, type Server } from 'node:http';
import { brotliCompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { closeServer, listen } from './http-server.ts';
import { remoteProvider } from './remote-provider.ts';

const servers: Server[] = [];
afterAll(async () => {
  await Promise.all(servers.map(closeServer));
});

/** Starts a remote provider with this response. */
const answering = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0)}`;
};

/** Starts a remote provider that returns the request it received. */
const elsewhere = () =>
  answering((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const told = {
          method: request.method,
          url: request.url,
          forwardedFor: request.headers['x-forwarded-for'],
          authorization: request.headers.authorization,
          bytes: Buffer.concat(chunks).byteLength,
        };
        response
          .writeHead(404, { 'content-type': 'application/json', 'x-refusal': 'cart.not-found' })
          .end(JSON.stringify(told));
      });
  });

describe('remoteProvider', () => {
  it("passes on method, query, body and the caller's address, and answers what the provider answers", async () => {
    const provider = remoteProvider(await elsewhere());
    const answer = await provider(
      new Request('http://shop.test/api/order?storeCode=ar', {
        method: 'POST',
        body: '{"a":1}',
        headers: { 'x-forwarded-for': '6.6.6.6' },
      }),
      { socketAddress: '203.0.113.7' },
    );
    expect([answer.status, answer.headers.get('x-refusal'), await answer.json()]).toEqual([
      404,
      'cart.not-found',
      { method: 'POST', url: '/api/order?storeCode=ar', forwardedFor: '6.6.6.6, 203.0.113.7', bytes: 7 },
    ]);
  });

  it.each<[string, 'header' | 'query', Record<string, string>, string, string | undefined]>([
    [
      'the header',
      'header',
      { authorization: 'Bearer t+1' },
      '/api/user/me?storeCode=ar&token=',
      'Bearer t+1',
    ],
    [
      'the query, for a provider that knows only that',
      'query',
      { authorization: 'Bearer t+1' },
      '/api/user/me?storeCode=ar&token=t%2B1',
      undefined,
    ],
    ["neither, for a guest's", 'query', {}, '/api/user/me?storeCode=ar&token=', undefined],
    [
      'neither, for a guest who says so',
      'query',
      { authorization: 'Bearer ' },
      '/api/user/me?storeCode=ar&token=',
      'Bearer',
    ],
  ])('sends the user token in %s', async (_, tokenTransport, headers, url, authorization) => {
    const answer = await remoteProvider(await elsewhere(), { tokenTransport })(
      new Request('http://shop.test/api/user/me?storeCode=ar&token=', { headers }),
      {},
    );
    const told = (await answer.json()) as { url: string; authorization?: string };
    expect([told.url, told.authorization]).toEqual([url, authorization]);
  });

  it('sends it in the path of calls that have it there, for a provider that does not know the header', async () => {
    const answer = await remoteProvider(await elsewhere(), { tokenTransport: 'query' })(
      new Request('http://shop.test/api/ext/affiliate/me/account?storeCode=ar', {
        headers: { authorization: 'Bearer t+1' },
      }),
      {},
    );
    const told = (await answer.json()) as { url: string; authorization?: string };
    expect([told.url, told.authorization]).toEqual([
      '/api/ext/affiliate/t%2B1/account?storeCode=ar',
      undefined,
    ]);
  });

  it('refuses a body that is too large itself, so that nobody fills its memory', async () => {
    const answer = await remoteProvider('http://127.0.0.1:1')(
      new Request('http://shop.test/api/order', { method: 'POST', body: 'x'.repeat(1_048_577) }),
      {},
    );
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { code: 413, result: expect.any(String) },
    ]);
  });

  it.each<[string | null, string | null]>([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip', 'gzip'],
    [null, null],
  ])('packs what was packed as a whole anew for a caller who takes %s', async (taken, encoding) => {
    const text = 'كوب '.repeat(2000);
    const packing = await answering((_, response) => {
      const bytes = brotliCompressSync(text);
      response.writeHead(200, { 'content-encoding': 'br', 'content-length': bytes.byteLength }).end(bytes);
    });
    const answer = await remoteProvider(packing)(
      new Request('http://shop.test/api/ip', { headers: taken === null ? {} : { 'accept-encoding': taken } }),
      {},
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    const unpacked =
      encoding === 'zstd' ? zstdDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect([
      answer.headers.get('content-encoding'),
      answer.headers.get('vary'),
      unpacked.toString() === text,
    ]).toEqual([encoding, 'accept-encoding', true]);
  });

  it('lets an answer that has begun take its time', async () => {
    const slow = await answering((_, response) => {
      response.writeHead(200).write('begun, ');
      setTimeout(() => response.end('ended'), 300);
    });
    expect(
      await (
        await remoteProvider(slow, { patienceMs: 100 })(new Request('http://shop.test/api/ip'), {})
      ).text(),
    ).toBe('begun, ended');
  });

  it('answers 502 when the provider does not begin to answer', async () => {
    const silent = await answering(() => undefined);
    expect(
      (await remoteProvider(silent, { patienceMs: 50 })(new Request('http://shop.test/api/ip'), {})).status,
    ).toBe(502);
  });

  it('gives up the request of who goes away', async () => {
    const leaving = new AbortController();
    const left = Promise.withResolvers<void>();
    const silent = await answering((request) => {
      request.once('close', left.resolve);
      leaving.abort();
    });
    await remoteProvider(silent)(new Request('http://shop.test/api/ip', { signal: leaving.signal }), {});
    await expect(left.promise).resolves.toBeUndefined();
  });

  it('answers 502 in an envelope when the provider cannot be reached', async () => {
    const answer = await remoteProvider('http://127.0.0.1:1')(new Request('http://shop.test/api/ip'), {});
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toMatchObject([
      502,
      'application/json',
      { code: 502, result: expect.any(String) },
    ]);
  });
});
