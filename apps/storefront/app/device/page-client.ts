import { contractClient } from '@dijla/contract/client';
import { timed } from '@dijla/device/platform/shop-clock';
import { askProvider } from './ask-provider.ts';
import { hasSessionMark } from '@dijla/device/session/session-mark';

/**
 * Adds the customer's token if someone is signed in. A page without the session mark loads no code for it.
 */
const ask = async (request: Request): Promise<Response> =>
  hasSessionMark()
    ? (await import('./session/page-session.ts')).pageSession().fetch(request)
    : askProvider(request);

/** The one client for all calls of a page, so that reads wait for the page's writes. */
export const pageClient = contractClient({ fetch: timed(ask), baseUrl: '' });
