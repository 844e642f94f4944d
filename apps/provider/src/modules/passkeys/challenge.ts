import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a passkey is asked for, and by whom: a member, a session, a browser. Null where nobody is known yet. */
export type ChallengeUse = {
  purpose: 'desk-add' | 'desk-sign-in' | 'desk-step-up' | 'customer-add' | 'customer-log-in';
  whose: string | null;
};

const lifeMs = 5 * 60_000;
const [randomLength, timeLength] = [16, 6];

const signature = (
  bytes: Buffer,
  { purpose, whose }: ChallengeUse,
  shopSecret: string,
): Buffer<ArrayBuffer> => {
  const key = createHmac('sha256', shopSecret).update('challenge of a passkey').digest();
  return createHmac('sha256', key).update(`${purpose}\n${whose}\n`).update(bytes).digest();
};

/**
 * Returns a challenge for a passkey that is known again without having been kept: random bytes, the time until
 * which it is good, and a signature over both and its use. `now` in epoch milliseconds.
 */
export const newChallenge = (use: ChallengeUse, now: number, shopSecret: string): Uint8Array<ArrayBuffer> => {
  const until = Buffer.alloc(timeLength);
  until.writeUIntBE(now + lifeMs, 0, timeLength);
  const bytes = Buffer.concat([randomBytes(randomLength), until]);
  return new Uint8Array(Buffer.concat([bytes, signature(bytes, use, shopSecret)]));
};

/** Returns when a challenge ends that was given for this use, or null for another or one that has ended. */
export const challengeEnd = (
  challenge: string,
  use: ChallengeUse,
  { now, secret }: { now: number; secret: string },
): Date | null => {
  const given = Buffer.from(challenge, 'base64url');
  const bytes = given.subarray(0, randomLength + timeLength);
  const signed = given.subarray(randomLength + timeLength);
  const expected = signature(bytes, use, secret);
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const until = bytes.readUIntBE(randomLength, timeLength);
  return until > now && until <= now + lifeMs ? new Date(until) : null;
};

/** Returns what is kept of a challenge that was used. */
export const challengeHash = (challenge: string): Buffer =>
  createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest();
