import type { IncomingMessage } from 'node:http';
import { callerIsTrusted } from '@dijla/provider/http/caller-address';

/** Headers in which common proxies send the visitor's country. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code'];

/**
 * Returns a function that gives the visitor's country as two letters, trusted only from a proxy in
 * TRUSTED_PROXIES.
 */
export const visitorCountry = (proxies: readonly string[]) => {
  const isTrusted = callerIsTrusted(proxies);
  return (request: IncomingMessage): string | undefined => {
    if (!isTrusted(request.socket.remoteAddress)) return undefined;
    return countryHeaders
      .map((name) => request.headers[name])
      .find((value): value is string => typeof value === 'string' && /^[A-Za-z]{2}$/.test(value));
  };
};
