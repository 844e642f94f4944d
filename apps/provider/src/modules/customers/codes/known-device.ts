import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../call/call-handler.ts';
import type { SentCookie } from '../../../call/sent-cookie.ts';

/** Cookie by which codes and passkeys know the browser that asked for them, wherever it is by then. */
const deviceCookie = 'dijla_device';
const deviceDays = 30;
const deviceId = /^[\da-f-]{36}$/;

/** Returns the browser of a request, where it is known. */
export const knownDevice = ({ cookie }: Pick<RequestContext, 'cookie'>): string | undefined => {
  const known = cookie(deviceCookie);
  return known !== undefined && deviceId.test(known) ? known : undefined;
};

/** Returns a browser, a new one by default, with the cookie that makes it known. */
export const markedDevice = (
  device: string = randomUUID(),
): { device: string; cookies: readonly SentCookie[] } => ({
  device,
  cookies: [
    {
      name: deviceCookie,
      value: device,
      path: '/api/user',
      sameSite: 'Strict',
      seconds: deviceDays * 86_400,
    },
  ],
});
