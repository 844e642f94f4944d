import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { signatureFault, type StoreKey } from './request-signature.ts';

type Kept = { body: Buffer; type: string; changedAt: number };

/** What goes wrong with the requests to come, until another is set. */
type StoreTrouble =
  /** Answers 503 to the next requests, or to all. */
  | { is: 'failing'; times: number }
  /** Begins no answer for so long. */
  | { is: 'slow'; ms: number }
  /** Ends the connection after so many bytes of an answer's body. */
  | { is: 'cut'; after: number }
  /** Ends the connection while a body is sent to it. */
  | { is: 'deaf' }
  /** Ends every connection at once. */
  | { is: 'away' };

/** An object store on this machine, for tests. */
type ObjectStore = {
  /** The value of `PICTURES_URL`. */
  url: string;
  key: StoreKey;
  /** What the bucket has, by name. */
  objects: Map<string, Kept>;
  /** Requests that came, as `PUT desk/x.webp`. */
  requests: string[];
  trouble: (trouble: StoreTrouble | undefined) => void;
  /** Number of names in a page of a listing. */
  pageLength: (length: number) => void;
};

const bucket = 'pictures';
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

const xml = (response: ServerResponse, status: number, text: string): void =>
  void response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
const refuse = (response: ServerResponse, status: number, code: string): void =>
  xml(response, status, `<Error><Code>${code}</Code><Message>The test says so</Message></Error>`);

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const listing = (objects: ObjectStore['objects'], query: URLSearchParams, pageLength: number): string => {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
  const page = names.slice(0, pageLength);
  const entries = page.map((name) => {
    const { body, changedAt } = objects.get(name) ?? { body: Buffer.alloc(0), changedAt: 0 };
    return `<Contents><Key>${escaped(name)}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified><ETag>${escaped(etagOf(body))}</ETag><Size>${body.length}</Size></Contents>`;
  });
  const isCut = names.length > page.length;
  const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
};

const sendObject = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { kept, cutAfter }: { kept: Kept | undefined; cutAfter: number | undefined },
): void => {
  if (kept === undefined)
    return method === 'HEAD' ? void response.writeHead(404).end() : refuse(response, 404, 'NoSuchKey');
  const { body, type, changedAt } = kept;
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const isPart = from !== undefined;
  if (isPart && Number(from) >= body.length) return refuse(response, 416, 'InvalidRange');
  const sent = isPart ? body.subarray(Number(from), Number(to) + 1) : body;
  response.writeHead(isPart ? 206 : 200, {
    'content-type': type,
    'content-length': sent.length,
    'last-modified': new Date(changedAt).toUTCString(),
    etag: etagOf(body),
    ...(isPart && { 'content-range': `bytes ${from}-${Number(from) + sent.length - 1}/${body.length}` }),
  });
  if (method === 'HEAD') return void response.end();
  if (cutAfter === undefined) return void response.end(sent);
  response.write(sent.subarray(0, cutAfter), () => response.socket?.destroy());
};

/**
 * Starts an object store with one empty bucket until the end of the test file. It speaks the part of the protocol of
 * S3 that the shop uses, and checks each signature by itself, so that a request signed wrongly is refused.
 */
export const objectStore = async (): Promise<ObjectStore> => {
  const key: StoreKey = { keyId: 'AKIDTEST', secret: 'se/cret+of=tests', region: 'me-south-1' };
  const objects: ObjectStore['objects'] = new Map();
  const requests: string[] = [];
  let trouble: StoreTrouble | undefined;
  let pageLength = 1000;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://store');
    const [, ofBucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const name = rest.join('/');
    requests.push(`${request.method} ${name}`);
    if (trouble?.is === 'away') return void request.socket.destroy();
    if (trouble?.is === 'deaf' && request.method === 'PUT')
      return void request.once('data', () => request.socket.destroy());
    if (trouble?.is === 'slow')
      await new Promise((resolve) => setTimeout(resolve, (trouble as { ms: number }).ms));
    const body = await bodyOf(request);
    if (trouble?.is === 'failing' && trouble.times > 0) {
      trouble = { is: 'failing', times: trouble.times - 1 };
      return refuse(response, 503, 'SlowDown');
    }
    const fault = signatureFault(request, body, key);
    if (fault !== undefined)
      return refuse(response, fault === 'XAmzContentSHA256Mismatch' ? 400 : 403, fault);
    if (ofBucket !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (name === '') return xml(response, 200, listing(objects, url.searchParams, pageLength));
    if (request.method === 'PUT') {
      objects.set(name, { body, type: request.headers['content-type'] ?? '', changedAt: Date.now() });
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    const cutAfter = trouble?.is === 'cut' ? trouble.after : undefined;
    sendObject(request, response, { kept: objects.get(name), cutAfter });
  };

  const server = createServer((request, response) => {
    // What breaks off while it is read was never sent.
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const { keyId, secret, region } = key;
  return {
    url: `s3+http://${keyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${region}`,
    key,
    objects,
    requests,
    trouble: (next) => (trouble = next),
    pageLength: (length) => (pageLength = length),
  };
};
