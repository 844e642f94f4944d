import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Milliseconds for which a captcha is good. */
const captchaMs = 10 * 60_000;

/** About half a second of a phone's work, and three milliseconds of ours. */
const [cost, fewestSteps, mostSteps] = [5000, 300, 600];

/** Keys derived for this purpose: the secret signs other things too. */
export const captchaKeys = (secret: string) => {
  const key = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    hmacSignatureSecret: key('captcha'),
    hmacKeySignatureSecret: key('solution of a captcha'),
    deriveKey,
  };
};

/** Returns a new proof of work. It is signed and stored nowhere; `now` in epoch milliseconds. */
export const newCaptcha = (secret: string, now: number): Promise<Challenge> =>
  createChallenge({
    ...captchaKeys(secret),
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewestSteps, mostSteps),
    data: { until: now + captchaMs },
  });
