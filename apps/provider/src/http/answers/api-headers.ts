const cors = {
  'access-control-allow-headers':
    'content-type, accept, authorization, x-vs-store-code, idempotency-key, x-feed-position',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-feed-position, x-request-id',
  'access-control-max-age': '86400',
};

/**
 * Headers of every response under `/api`. `nosniff` keeps browsers from treating JSON that echoes user input
 * as a page or a script.
 */
export const apiHeaders = { ...cors, 'x-content-type-options': 'nosniff' };
