import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long an address is good for beginning a download, in milliseconds. */
export const addressMs = 15 * 60_000;

/** What a signed address says: which bought file, which address of it, and until when a download begins there. */
export type FileAddress = { boughtId: number; nonce: string; expiresAt: number };

const signatureOf = (said: string, secret: string): Buffer => {
  const key = createHmac('sha256', secret).update('bought files').digest();
  return createHmac('sha256', key).update(said).digest().subarray(0, 16);
};

/** Returns a new address of a bought file, as the token its path ends with. */
export const newAddress = (
  boughtId: number,
  { secret, now }: { secret: string; now: number },
): { token: string; expiresAt: number } => {
  const expiresAt = Math.ceil((now + addressMs) / 1000) * 1000;
  const said = [boughtId, expiresAt / 1000, randomBytes(12).toString('base64url')].join('.');
  return { token: `${said}.${signatureOf(said, secret).toString('base64url')}`, expiresAt };
};

const grammar = /^((\d{1,15})\.(\d{1,12})\.([\w-]{16}))\.([\w-]{22})$/;

/** Returns what a token says that this shop signed; undefined for any other. */
export const readAddress = (token: string, secret: string): FileAddress | undefined => {
  const [, said = '', boughtId, seconds, nonce = '', signature = ''] = grammar.exec(token) ?? [];
  if (said === '') return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(said, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { boughtId: Number(boughtId), nonce, expiresAt: Number(seconds) * 1000 };
};
