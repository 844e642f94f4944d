import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import type { StoredPage } from './output-cache.ts';
import { startScriptsOncePainted } from './start-scripts.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How a page's own scripts are told from any others: the render's nonce, taken out again, and the fixed ones. */
export type ScriptMarks = { nonce: string; ownScripts: readonly string[] };

/** Compressed once and sent many times: two ms more than at 5 for a page of 50 cards, and a twentieth less of it; from 9 on it costs ten times as much. */
const brotliQuality = 8;

/** A text made ready to be sent many times: its tag and its compressed forms. */
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

/** A rendered answer made ready to be sent many times: final HTML, its policy, its tag and its compressed forms. */
export const pageBody = async (response: Response, marks: ScriptMarks): Promise<StoredPage> => {
  const rendered = startScriptsOncePainted(await response.text());
  const headers: Record<string, string> = {
    'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes(rendered, marks)),
  };
  const location = response.headers.get('location');
  if (location) headers.location = location;
  return storedText(rendered.replaceAll(` nonce="${marks.nonce}"`, ''), { status: response.status, headers });
};

/** An answer without a body, which is not sent: a page of all such answers is sent in its place. */
export const withoutBody = (status: number): StoredPage => ({
  status,
  headers: {},
  etag: '',
  identity: Buffer.alloc(0),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
});
