import { isDeskPath } from '../desk/desk-path.ts';

const cors = {
  'access-control-allow-headers':
    'content-type, accept, authorization, x-vs-store-code, idempotency-key, x-feed-position',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-feed-position, x-request-id',
  'access-control-max-age': '86400',
};

/** `nosniff` keeps browsers from treating JSON that echoes user input as a page or a script. */
const nosniff = { 'x-content-type-options': 'nosniff' };
const open = { ...cors, ...nosniff };
/** No other origin may read the desk's answers, by whatever means. */
const ofDesk = { ...nosniff, 'cross-origin-resource-policy': 'same-origin' };

/** Returns the headers of every response under `/api`: any origin may ask the shop, only the desk its own calls. */
export const apiHeaders = (path: string): Readonly<Record<string, string>> =>
  isDeskPath(path) ? ofDesk : open;
