import { refreshTokenHeader } from '@dijla/contract/client';
import type { DeviceStorage } from '../platform/device-storage.ts';
import { isCustomersCall, isUnauthorized } from './session-fetch.ts';
import { withToken } from './with-token.ts';

/**
 * Returns a fetch with the token of the customer signed in on this device. A refused token counts as no
 * answer: a page refreshes or ends the session, because it can notify the shopper.
 */
export const workerFetch =
  (storage: Pick<DeviceStorage, 'read'>, ask: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const session = isCustomersCall(request.url) ? await storage.read('session', 'session') : null;
    request.headers.set(refreshTokenHeader, 'cookie');
    if (session === null) return ask(request);
    const response = await ask(withToken(request, session.token));
    if (await isUnauthorized(response)) throw new Error('the token is no longer good');
    return response;
  };
