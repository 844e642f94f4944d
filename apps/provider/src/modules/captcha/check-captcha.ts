import { createHash } from 'node:crypto';
import { verifySolution } from 'altcha-lib';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import type { AcceptsCaptcha } from '../../http/limits/captcha-gate.ts';
import { useChallenge } from '../challenges/challenges.ts';
import { captchaKeys } from './new-captcha.ts';

const longest = 4096;

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      data: z.object({ until: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

const solutionOf = (text: string): z.infer<typeof solved> | null => {
  try {
    return solved.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
};

/**
 * Returns what checks solutions of captchas: one of ours that has not ended, with the right answer, and not used before in
 * any process.
 */
export const captchaChecker = (database: Database, secret: string): AcceptsCaptcha => {
  const keys = captchaKeys(secret);
  return async (text, now) => {
    const given = text === undefined || text.length > longest ? null : solutionOf(text);
    if (given === null) return false;
    const { verified } = await verifySolution({ ...given, ...keys } as never);
    const { nonce, data } = given.challenge.parameters;
    if (!verified || data.until <= now) return false;
    return useChallenge(database, createHash('sha256').update(nonce).digest(), new Date(data.until));
  };
};
