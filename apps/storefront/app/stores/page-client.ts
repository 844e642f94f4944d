import { contractClient } from '@dijla/contract/client';

/** One client for all a page asks, so that what it reads waits for what it wrote. */
export const pageClient = contractClient({ fetch: (request) => fetch(request), baseUrl: '' });
