import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A captcha as `GET /api/captcha` answers it. */
export type Captcha = { parameters: { nonce: string; data: { until: number } }; signature: string };

/** What a client sends with a call: a captcha and its solution. */
export const captchaHeader = (challenge: object, solution: object) => ({
  'x-captcha': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url'),
});

/** Solves a captcha as a client does. */
export const solvedCaptcha = async (challenge: Captcha) => {
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  if (solution === null) throw new Error('not solved');
  return { challenge, solution, header: captchaHeader(challenge, solution) };
};
