import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { accountPassword } from '@dijla/test-kit/accounts';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';

const { url, provider } = await providerOverHttp();

const listing = `/api/catalog/iq_catalog_ar/product/_search?${new URLSearchParams({ size: '48', request_format: 'search-query', response_format: 'compact', request: '{}' }).toString()}`;
const tagged = '/api/ext/amasty-shop-by-brand/list?storeCode=ar&attributeCode=brand';

type Raw = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Returns the response as sent over the network, before decompression. */
const raw = (
  path: string,
  headers: Record<string, string>,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () =>
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
      },
    );
    sent.on('error', reject).end(body && JSON.stringify(body));
  });

const unpacked = ({ headers, body }: Raw): string => {
  const ways = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
  const encoding = headers['content-encoding'];
  return (typeof encoding === 'string' ? ways[encoding as keyof typeof ways](body) : body).toString();
};

describe('an answer over the network', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, zstd;q=0.0, gzip;q=0.3', 'gzip'],
    ['identity', undefined],
    ['deflate, *;q=0', undefined],
    [', ;;q=zstd', undefined],
  ])('goes out to who takes %s as %s, and is the same', async (taken, encoding) => {
    const [plain, packed] = [await raw(listing, {}), await raw(listing, { 'accept-encoding': taken })];
    expect([packed.status, packed.headers['content-encoding'], packed.headers['vary']]).toEqual([
      200,
      encoding,
      'accept-encoding',
    ]);
    expect(unpacked(packed)).toBe(plain.body.toString());
    expect(Number(packed.headers['content-length'])).toBe(packed.body.byteLength);
    expect(packed.body.byteLength).toBeLessThanOrEqual(
      plain.body.byteLength / (encoding === undefined ? 1 : 4),
    );
  });

  it('stays right when many are packed at once, each from memory that the next is written to', async () => {
    const paths = Array.from({ length: 40 }, (_, place) =>
      listing.replace('size=48', `size=${20 + (place % 20)}`),
    );
    const plain = await Promise.all(paths.map((path) => raw(path, {})));
    const packed = await Promise.all(paths.map((path) => raw(path, { 'accept-encoding': 'zstd' })));
    expect(packed.map(unpacked)).toEqual(plain.map(({ body }) => body.toString()));
  });

  it('is as it is when it fits into one packet, when none is asked for, and in process', async () => {
    const small = await raw('/api/ip', { 'accept-encoding': 'zstd' });
    const head = await raw(listing, { 'accept-encoding': 'zstd' }, { method: 'HEAD' });
    const inProcess = await provider.fetch(
      new Request(`${url}${listing}`, { headers: { 'accept-encoding': 'zstd' } }),
      { inProcess: true },
    );
    expect([
      small.headers['content-encoding'],
      head.headers['content-encoding'],
      head.body.byteLength,
      inProcess.headers.get('content-encoding'),
    ]).toEqual([undefined, undefined, 0, null]);
  });

  it('is never compressed with a token in it', async () => {
    const [email, password] = [`${'a'.repeat(60)}@example.iq`, accountPassword];
    const create = { customer: { email, firstname: 'ن'.repeat(100), lastname: 'ح'.repeat(100) }, password };
    expect((await raw('/api/user/create?storeCode=ar', {}, { method: 'POST', body: create })).status).toBe(
      200,
    );
    const login = await raw(
      '/api/user/login?storeCode=ar',
      { 'accept-encoding': 'zstd' },
      { method: 'POST', body: { username: email, password } },
    );
    const { meta } = JSON.parse(String(login.body)) as { meta: { refreshToken: string } };
    const refresh = await raw(
      '/api/user/refresh?storeCode=ar',
      { 'accept-encoding': 'zstd' },
      { method: 'POST', body: { refreshToken: meta.refreshToken } },
    );
    expect([login, refresh].map(({ status, headers }) => [status, headers['content-encoding']])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  });

  it('is known by its tag, however it went out', async () => {
    const packed = await raw(tagged, { 'accept-encoding': 'br' });
    const again = await raw(tagged, {
      'accept-encoding': 'zstd',
      'if-none-match': String(packed.headers['etag']),
    });
    expect([packed.status, packed.headers['etag'], again.status, again.body.byteLength]).toEqual([
      200,
      expect.stringMatching(/^W\//),
      304,
      0,
    ]);
  });
});
