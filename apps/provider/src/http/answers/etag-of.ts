import { createHash } from 'node:crypto';

/** The tag of a body: the same as long as the body is. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether an If-None-Match header names a tag, alone or among others. A proxy that compresses an answer makes its tag a weak one, `W/"…"`. */
export const namesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
