import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { StoredPage } from '../rendering/stored-page.ts';
import type { AsOf } from './as-of.ts';

const unpackBrotli = promisify(brotliDecompress);

/** A page as processes share it. */
export type SharedPage = {
  page: StoredPage;
  tags: readonly string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
  asOf: AsOf;
};

type Head = Omit<SharedPage, 'page'> &
  Pick<StoredPage, 'status' | 'headers' | 'etag'> & { identity: number; brotli: number };

/** Changes when the form does. */
const form = 'dijla page 1';
const sealBytes = 32;
const lengthBytes = 4;

const sealOf = (body: Buffer, name: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${form}\n${name}\n`).update(body).digest();

/**
 * Packs a page for other processes, without its plain form, which follows from the compressed one. The seal says that
 * a process with the same secret packed it, for this name: whoever else can write there makes no page.
 */
export const packPage = ({ page, ...shared }: SharedPage, name: string, secret: Buffer): Buffer => {
  const { status, headers, etag, identity, brotli, gzip } = page;
  const head: Head = {
    ...shared,
    status,
    headers,
    etag,
    identity: identity.byteLength,
    brotli: brotli.byteLength,
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(text.byteLength);
  const body = Buffer.concat([length, text, brotli, gzip]);
  return Buffer.concat([sealOf(body, name, secret), body]);
};

/** Unpacks a page; undefined for anything that `packPage` did not make for this name with this secret. */
export const unpackPage = async (
  packed: Buffer,
  name: string,
  secret: Buffer,
): Promise<SharedPage | undefined> => {
  if (packed.byteLength < sealBytes + lengthBytes) return undefined;
  const body = packed.subarray(sealBytes);
  if (!timingSafeEqual(sealOf(body, name, secret), packed.subarray(0, sealBytes))) return undefined;
  const end = lengthBytes + body.readUInt32BE(0);
  const {
    status,
    headers,
    etag,
    identity,
    brotli: brotliBytes,
    ...shared
  }: Head = JSON.parse(body.subarray(lengthBytes, end).toString());
  const brotli = body.subarray(end, end + brotliBytes);
  const plain = await unpackBrotli(brotli, { maxOutputLength: Math.max(identity, 1) });
  if (plain.byteLength !== identity) return undefined;
  const gzip = body.subarray(end + brotliBytes);
  return { ...shared, page: { status, headers, etag, identity: plain, brotli, gzip } };
};
