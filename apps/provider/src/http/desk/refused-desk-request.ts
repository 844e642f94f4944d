import type { Context } from 'hono';
import { apiKeyIn } from '../../call/api-key.ts';
import { type Refusal, refusal } from '../../call/refusal.ts';
import { isFromOwnPage } from '../answers/own-page.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the browser names this machine, so that nothing it sends travels. */
const isLoopback = (requestUrl: string): boolean => loopback.test(new URL(requestUrl).hostname);

const isJson = (contentType: string | undefined): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';

/**
 * Whether a page of another site sends the request. Programs that are no browsers send neither header;
 * browsers set both, where `Sec-Fetch-Site` is missing the `Origin` of every write.
 */
const isForeign = ({ req }: Context, publicUrl: string | undefined): boolean => {
  const fetchSite = req.header('sec-fetch-site');
  const origin = req.header('origin');
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return true;
  return (
    origin !== undefined && !isFromOwnPage({ fetchSite: null, origin }, { requestUrl: req.url, publicUrl })
  );
};

/**
 * Returns the refusal of a request to the desk that is not made the desk's way, or null. The session's cookie
 * travels over https or not at all; only the desk's own pages may ask; and a write is JSON, which a form of
 * another site cannot send. A page of another site knows no API key, so one may come from anywhere.
 */
export const refusedDeskRequest = (
  context: Context,
  { isSecure, publicUrl }: { isSecure: boolean; publicUrl: string | undefined },
): Refusal | null => {
  const { req } = context;
  if (!isSecure && !isLoopback(req.url)) return refusal('desk.not-secure');
  const hasKey = apiKeyIn(req.header('authorization')) !== undefined;
  if (!hasKey && isForeign(context, publicUrl)) return refusal('desk.foreign-page');
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  return isRead || isJson(req.header('content-type')) ? null : refusal('request.not-json');
};
