import { createHash } from 'node:crypto';

/** Returns the ETag of a body, a hash of its content. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Whether an If-None-Match header contains an ETag. A proxy that compresses a response makes its ETag weak,
 * `W/"…"`, so weak forms match too.
 */
export const namesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
