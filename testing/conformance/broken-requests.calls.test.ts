import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { CallName } from '@dijla/contract/client';
import { calls, largestBody } from '@dijla/contract/schemas';
import { methodsOf } from '@dijla/provider/http/routes-of';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { everyNth } from '@dijla/test-kit/thoroughness';
import { describe, expect, it } from 'vitest';
import { errorOfAnswer } from './judged-answer.ts';
import { isWriting, type MakeWrong, wrongRequests } from './requests/wrong-requests.ts';

const { url, database } = await providerOverHttp();
const { faultsOf, bodyOf, queryText } = await wrongRequests({ url, database });
const names = Object.keys(calls) as CallName[];
const withBody = names.filter((name) => 'body' in calls[name]);

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const notBodies: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ['half an object', '{"cartItem":{'],
  ['a word', 'cartItem'],
  ['a text', '"cartItem"'],
  ['a number', '1'],
  ['null', 'null'],
  ['true', 'true'],
  ['a list', '[]'],
  ['a list of objects', '[{}]'],
  ['an empty object', '{}'],
  ['two objects', '{}{}'],
  ['a trailing comma', '{"cartItem":{},}'],
  ['single quotes', "{'cartItem':{}}"],
  ['a comment', '{/**/}'],
  ['NaN', '{"cartItem":{"qty":NaN}}'],
  ['Infinity', '{"products":[{"qty":Infinity}]}'],
  ['white space', ' \n '],
  ['HTML', '<html></html>'],
  ['a form', 'cartItem[sku]=DJ-SIMPLE&cartItem[qty]=1'],
  ['a control character in a text', '{"cartItem":{"sku":"\u0001"}}'],
  ['a byte that no UTF-8 has', Uint8Array.of(0x7b, 0xff, 0x7d)],
  ['half a character', Uint8Array.of(0x22, 0xd8, 0x22)],
  ['an overlong slash', Uint8Array.of(0x22, 0xc0, 0xaf, 0x22)],
  ['UTF-16', new Uint8Array(Buffer.from('{"cartItem":{}}', 'utf16le'))],
  ['bytes of gzip', new Uint8Array(gzipSync('{}'))],
  ['U+0000 in a value', '{"cartItem":{"sku":"a\\u0000b"}}'],
  ['U+0000 in a name', '{"a\\u0000b":1}'],
  ['lists 900 deep', nested(900, '[', ']')],
  ['objects 900 deep', nested(900, '{"a":', '}')],
  ['lists 5,000 deep', nested(5000, '[', ']')],
  ['objects 100,000 deep', nested(100_000, '{"a":', '}')],
  ['100,000 opening brackets', '['.repeat(100_000)],
  ['the prototype', '{"__proto__":{"cartItem":{"sku":"DJ-SIMPLE","qty":1}}}'],
  ['a name twice', '{"cartItem":{},"cartItem":[]}'],
];
const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'image/png',
  'x',
];

// The collection is next to the repository where it is checked out with the shared data. Elsewhere our own
// bodies replace it.
const collection = new URL('../../../shared/data/naughty/json-parsing/test_parsing/', import.meta.url);
const collected = existsSync(collection)
  ? readdirSync(collection).map((file): [string, Uint8Array<ArrayBuffer>] => [
      file,
      new Uint8Array(readFileSync(new URL(encodeURIComponent(file), collection))),
    ])
  : [];

describe('a body that is no request', () => {
  const sent = (name: CallName, bodies: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[]) =>
    faultsOf(
      name,
      bodies.map(([title, body]): MakeWrong => (cartId) => ({ title, query: queryText(name, cartId), body })),
    );

  it.each(withBody)('is refused by %s in an envelope, and nothing is written', async (name) => {
    expect(await sent(name, everyNth(notBodies, 10, names.indexOf(name)))).toEqual([]);
  });

  it.each(['cart/update', 'order/place', 'catalog/search'] as const)(
    'from a collection of JSON that parsers stumble over is answered by %s',
    async (name) => {
      expect(await sent(name, collected)).toEqual([]);
    },
  );

  it.each(withBody)(
    'under another content type is read as JSON by %s, which is all it speaks',
    async (name) => {
      const requests = everyNth(contentTypes, 6, names.indexOf(name)).flatMap((type): MakeWrong[] => [
        (cartId) => ({
          title: type,
          query: queryText(name, cartId),
          body: JSON.stringify(bodyOf(name, cartId)),
          headers: { 'content-type': type },
        }),
        (cartId) => ({
          title: `${type}, a form`,
          query: queryText(name, cartId),
          body: 'a=b',
          headers: { 'content-type': type },
        }),
      ]);
      expect(await faultsOf(name, requests)).toEqual([]);
    },
  );
});

describe('a body that is too large', () => {
  const megabyte = 1_048_576;
  /** More than any call takes, and less than is read at most. */
  const mostSent = 15 * megabyte;
  const stream = (bytes: number) =>
    new ReadableStream({
      start: async (controller) => {
        for (let sent = 0; sent < bytes; sent += 65_536) controller.enqueue(new Uint8Array(65_536).fill(32));
        controller.close();
      },
    });

  it.each(withBody)(
    'is refused by %s with 413, announced or not, and the connection goes on',
    async (name) => {
      const tooLarge = Math.max(largestBody(calls[name]), megabyte) + 1;
      const bodies = [
        () => 'x'.repeat(tooLarge),
        () => `{"a":"${'x'.repeat(Math.min(8 * tooLarge, mostSent))}"}`,
        () => stream(Math.min(2 * tooLarge, mostSent)),
      ];
      const sendAll = async () => {
        for (const body of everyNth(bodies, 3, names.indexOf(name))) {
          const method = name === 'catalog/search' ? 'POST' : calls[name].method;
          const path = calls[name].path.replace('{index}', 'iq_catalog_en').replace('{entity}', 'product');
          const answer = await fetch(url + path, {
            method,
            body: body(),
            duplex: 'half',
            headers: { 'content-type': 'application/json' },
          } as RequestInit);
          expect([answer.status, await errorOfAnswer(name, answer)]).toEqual([413, null]);
        }
      };
      expect(await isWriting(database, sendAll)).toBe(false);
      expect((await fetch(`${url}/api/ip`)).status).toBe(200);
    },
  );

  it('of more than 16 MB is not even read, and the shop goes on', async () => {
    const sent = fetch(`${url}/api/cart/create`, { method: 'POST', body: 'x'.repeat(20 * megabyte) }).then(
      ({ status }) => status,
      () => 413,
    );
    expect(await sent).toBe(413);
    expect((await fetch(`${url}/api/ip`)).status).toBe(200);
  });

  it('is read up to its bound: an order of nearly a megabyte is looked at', async () => {
    const order = (cartId: string) => ({ ...(bodyOf('order/place', cartId) as { products: object[] }) });
    const request: MakeWrong = (cartId) => {
      const body = order(cartId);
      return {
        title: 'fat products',
        query: '',
        body: JSON.stringify({
          ...body,
          products: body.products.map((product) => ({ ...product, description: 'ج'.repeat(480_000) })),
        }),
      };
    };
    expect(await faultsOf('order/place', [request])).toEqual([]);
  });
});

describe('a method that a call does not take', () => {
  /** A path with a parameter takes others too: `…/orders/{orderId}` also `…/orders/export`. */
  const takes = (path: string, other: string): boolean =>
    new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(other);
  const takenAt = (path: string): string[] =>
    names.filter((name) => takes(calls[name].path, path)).flatMap((name) => methodsOf(calls[name]));
  const wrongMethods = names
    .filter((name) => name !== 'catalog/search')
    .flatMap((name) =>
      ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PURGE']
        .filter((method) => !takenAt(calls[name].path).includes(method))
        .map((method) => [method, name] as const),
    );
  it.each(wrongMethods)('%s %s is a 405 envelope', async (method, name) => {
    const answer = await fetch(url + calls[name].path, { method });
    expect([answer.status, await errorOfAnswer(name, answer)]).toEqual([405, null]);
  });
});

describe('what is no HTTP that a server can read', () => {
  const sendBytes = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(bytes));
      socket
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('close', () => resolve(Buffer.concat(chunks).toString()));
    });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a host with a space', 'GET /api/ip HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    [
      'a control character in a header',
      'GET /api/ip HTTP/1.1\r\nHost: x\r\nX-Vs-Store-Code: \u0001\r\n\r\n',
      400,
    ],
    ['a negative length', 'POST /api/cart/create HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400],
    [
      'two ways to tell a length',
      'POST /api/cart/create HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'a body that ends early',
      'POST /api/cart/create HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
      400,
    ],
    ['headers without end', `GET /api/ip HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(200_000)}\r\n\r\n`, 431],
  ])('%s is told so in JSON', async (_, bytes, status) => {
    const answer = await sendBytes(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split(' ')[1]).toBe(String(status));
    expect(head.toLowerCase()).toContain('content-type: application/json');
    expect(JSON.parse(body.match(/\{.*\}/)?.[0] ?? '')).toMatchObject({
      code: status,
      result: expect.any(String),
    });
  });
});
