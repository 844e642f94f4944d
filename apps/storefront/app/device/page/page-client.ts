import { contractClient } from '@dijla/contract/client';
import { timed } from '../../provider-client/shop-clock.ts';
import { hasSessionSign } from '../session/session-mark.ts';

/** Who is signed in asks with her token; a page without the sign of a session loads nothing for it. */
const ask = async (request: Request): Promise<Response> =>
  hasSessionSign()
    ? (await import('../session/page-session.ts')).pageSession().fetch(request)
    : fetch(request);

/** One client for all a page asks, so that what it reads waits for what it wrote. */
export const pageClient = contractClient({ fetch: timed(ask), baseUrl: '' });
