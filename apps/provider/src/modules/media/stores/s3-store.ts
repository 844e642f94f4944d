import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { BucketSettings } from '../../../settings/picture-address.ts';
import {
  type ByteRange,
  checkedPath,
  isPictureFile,
  isPictureStoreError,
  type PictureStore,
  PictureStoreError,
  type StoredPicture,
} from './picture-store.ts';
import { type S3Client, s3Client, type S3Request, type StoreTiming, usualTiming } from './s3-client.ts';
import { readListing } from './s3-listing.ts';

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
};

const isMissing = ({ status }: Response): boolean => status === 404 || status === 416;

/** Passes a body on, and fails where it ends before `bytes` of it came. */
async function* wholeBody(response: Response, bytes: number, name: string): AsyncGenerator<Buffer> {
  let come = 0;
  try {
    for await (const part of response.body ?? []) {
      come += part.byteLength;
      if (come > bytes) break;
      yield Buffer.from(part);
    }
  } catch (error) {
    if (isPictureStoreError(error)) throw error;
    throw new PictureStoreError('broken', `The store of pictures ${name} broke off`, { cause: error });
  }
  if (come !== bytes) throw new PictureStoreError('broken', `The store of pictures ${name} broke off`);
}

/** A bucket, and where pictures are in it. */
type Bucket = { client: S3Client; prefix: string };

const keyIn = ({ prefix }: Bucket, path: string): string => prefix + checkedPath(path).slice(1);

const versionOf = (bucket: Bucket, path: string, etag: string): string =>
  `${bucket.client.name}/${keyIn(bucket, path)} ${etag}`;

const described = (bucket: Bucket, path: string, { headers }: Response): StoredPicture => {
  const whole = /^bytes \d+-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  const bytes = Number(whole ?? headers.get('content-length') ?? Number.NaN);
  const changedAt = Date.parse(headers.get('last-modified') ?? '');
  const etag = headers.get('etag') ?? '';
  if (!Number.isSafeInteger(bytes) || Number.isNaN(changedAt) || etag === '')
    throw new PictureStoreError(
      'broken',
      `The store of pictures ${bucket.client.name} does not say what a file is`,
    );
  return { path, bytes, changedAt, version: versionOf(bucket, path, etag) };
};

const listPage = async ({ client }: Bucket, prefix: string, next: string | undefined) => {
  const response = await client.ask({
    method: 'GET',
    query: { 'list-type': '2', prefix, ...(next !== undefined && { 'continuation-token': next }) },
  });
  const text = await response.text().catch(() => '');
  const listing = response.ok ? readListing(text) : undefined;
  if (listing === undefined)
    throw new PictureStoreError(
      'broken',
      `The store of pictures ${client.name} sends no listing of its bucket`,
    );
  return listing;
};

async function* list(bucket: Bucket, under: string): AsyncGenerator<StoredPicture> {
  const prefix = under === '/' ? bucket.prefix : `${keyIn(bucket, under)}/`;
  let next: string | undefined;
  do {
    const page = await listPage(bucket, prefix, next);
    for (const { key, bytes, changedAt, etag } of page.entries) {
      const path = `/${key.slice(bucket.prefix.length)}`;
      if (isPictureFile(path)) yield { path, bytes, changedAt, version: versionOf(bucket, path, etag) };
    }
    next = page.next;
  } while (next !== undefined);
}

/** Returns a file as it is sent: read as it goes, and not before. */
const sentFile = async (file: string): Promise<{ file: Blob; sha256: string }> => {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file) as AsyncIterable<Buffer>) hash.update(part);
  return { file: await openAsBlob(file), sha256: hash.digest('hex') };
};

/** Sends a request whose answer has nothing to read. */
const askAlone = async ({ client }: Bucket, request: S3Request): Promise<Response> => {
  const response = await client.ask(request);
  await response.body?.cancel();
  return response;
};

const read = async (bucket: Bucket, path: string, range: ByteRange | undefined) => {
  const headers = range && { range: `bytes=${range.from}-${range.from + range.length - 1}` };
  const response = await bucket.client.ask({
    method: 'GET',
    key: keyIn(bucket, path),
    ...(headers && { headers }),
  });
  if (isMissing(response)) {
    await response.body?.cancel();
    return undefined;
  }
  const picture = described(bucket, path, response);
  const sent = Number(response.headers.get('content-length'));
  const body = Readable.from(wholeBody(response, sent, bucket.client.name), { objectMode: false });
  return { picture, body };
};

/** Keeps pictures in a bucket of an object store. */
export const s3Store = (settings: BucketSettings, timing: StoreTiming = usualTiming): PictureStore => {
  const bucket: Bucket = { client: s3Client(settings, timing), prefix: settings.prefix };
  const { name } = bucket.client;
  return {
    name,
    isLocal: false,
    put: async (path, given) => {
      const key = keyIn(bucket, path);
      const body = given instanceof Uint8Array ? given : await sentFile(given.file);
      const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
      const response = await askAlone(bucket, {
        method: 'PUT',
        key,
        body,
        headers: { 'content-type': type },
      });
      if (!response.ok)
        throw new PictureStoreError('refused', `The store of pictures ${name} has no such bucket`);
    },
    find: async (path) => {
      const response = await askAlone(bucket, { method: 'HEAD', key: keyIn(bucket, path) });
      return isMissing(response) ? undefined : described(bucket, path, response);
    },
    get: (path, range) => read(bucket, path, range),
    delete: async (path) => void (await askAlone(bucket, { method: 'DELETE', key: keyIn(bucket, path) })),
    list: (under) => list(bucket, under),
  };
};
