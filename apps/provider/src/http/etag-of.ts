import { createHash } from 'node:crypto';

/** An ETag of what is answered: the same as long as the answer is. */
export const etagOf = (answer: unknown): string => `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
