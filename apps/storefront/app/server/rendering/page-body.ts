import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  contentSecurityPolicy,
  type ForeignOrigins,
  inlineScriptHashes,
} from '../content-security-policy.ts';
import type { StoredPage } from './stored-page.ts';
import { shopVersionHeader } from '../../shop/page/shop-version.ts';
import { startScriptsOncePainted } from '../files/start-scripts.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * How a page's own scripts are recognized: by the render's nonce, which is removed afterwards, or as one of
 * the fixed scripts.
 */
export type ScriptMarks = { nonce: string; ownScripts: readonly string[] };

/**
 * A page is compressed once and sent many times. For a page of 50 cards, quality 8 takes 2 ms longer than 5
 * and saves 5 % of the size; from 9 on it takes ten times as long.
 */
const brotliQuality = 8;

/** Prepares a text for being sent many times, with its ETag and its compressed forms. */
export const storedText = async (
  text: string,
  { status, headers }: Pick<StoredPage, 'status' | 'headers'>,
): Promise<StoredPage> => {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    gzipped(identity),
  ]);
  return {
    status,
    headers,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    brotli: br,
    gzip: gz,
  };
};

/**
 * Prepares a rendered response for being sent many times: final HTML, content security policy, ETag and
 * compressed forms. `lastScript` is fetched once all others have started.
 */
export const pageBody = async (
  response: Response,
  {
    foreign,
    lastScript,
    ...marks
  }: ScriptMarks & { foreign?: ForeignOrigins; lastScript?: string | undefined },
): Promise<StoredPage> => {
  const rendered = startScriptsOncePainted(await response.text(), lastScript);
  const headers: Record<string, string> = {
    'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes(rendered, marks), foreign),
  };
  for (const name of ['location', shopVersionHeader]) {
    const value = response.headers.get(name);
    if (value) headers[name] = value;
  }
  return storedText(rendered.replaceAll(` nonce="${marks.nonce}"`, ''), { status: response.status, headers });
};

/** Returns a page without a body. It is not sent; a shared page is sent in its place. */
export const withoutBody = (status: number): StoredPage => ({
  status,
  headers: {},
  etag: '',
  identity: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
});
