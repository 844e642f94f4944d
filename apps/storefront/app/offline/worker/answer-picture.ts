import { pictureCacheName } from './caches.ts';

const most = 300;
/** A picture older than this is fetched again behind the shopper's back, in milliseconds. */
const freshness = 7 * 24 * 60 * 60 * 1000;

const isOld = (response: Response): boolean => Date.now() - Date.parse(response.headers.get('date') ?? '') > freshness;

const fetchAndKeep = async (request: Request, cache: Cache): Promise<Response> => {
  const response = await fetch(request);
  if (response.status !== 200) return response;
  await cache.put(request, response.clone());
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(kept.length - most, 0)).map((old) => cache.delete(old)));
  return response;
};

/** Nothing to see: the tone painted under the picture stays, and nothing looks broken. */
const blank = (): Response => new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', { headers: { 'content-type': 'image/svg+xml' } });

/** A picture seen before at once, at most three hundred of them; any other from the network, blank when that is cut. */
export const answerPicture = async (request: Request, later: (work: Promise<unknown>) => void): Promise<Response> => {
  const cache = await caches.open(pictureCacheName);
  const kept = await cache.match(request);
  if (!kept) return fetchAndKeep(request, cache).catch(blank);
  if (isOld(kept)) later(fetchAndKeep(request, cache).catch(() => undefined));
  return kept;
};
