import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal } from '../../../call/refusal.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { newCaptcha } from '../new-captcha.ts';

/** `GET /api/captcha`: making one costs a few milliseconds, so a network gets a limited number. */
export const readCaptcha = handleCall(
  'other/captcha',
  ({ secret, limits }: { secret: string; limits: Pick<RateLimits, 'captchas'> }) =>
    async (_, { address, now }) => {
      const counted = await limits.captchas.count(address);
      if (isRefusal(counted)) return counted;
      const { parameters, signature = '' } = await newCaptcha(secret, now);
      return { result: { parameters: { ...parameters }, signature } };
    },
);
