import { pictureCacheName } from './picture-cache-name.ts';

const most = 300;
/**
 * Milliseconds after which a picture whose address does not depend on its content is fetched again in the
 * background.
 */
const freshness = 7 * 24 * 60 * 60 * 1000;
/** Matches a stored picture whether it is WebP or AVIF. */
const anyForm = { ignoreVary: true } as const;

const isImmutable = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('immutable') ?? false;
const isOld = (response: Response): boolean =>
  !isImmutable(response) && Date.now() - Date.parse(response.headers.get('date') ?? '') > freshness;

const fetchAndKeep = async (request: Request, cache: Cache): Promise<Response> => {
  const response = await fetch(request);
  if (response.status !== 200) return response;
  await cache.put(request, response.clone());
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(kept.length - most, 0)).map((old) => cache.delete(old, anyForm)));
  return response;
};

/** Returns an empty picture: the color rendered under it stays visible, and nothing looks broken. */
const blank = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  });

const pictureAndWidth = (url: string): { picture: string | undefined; width: number } => {
  const [, width, picture] = /\/img\/(\d+)\/\d+(\/.+)$/.exec(new URL(url).pathname) ?? [];
  return { picture, width: Number(width) };
};

/**
 * Returns the same picture in the largest other stored size: a card's, if the network fails on the way to
 * its page.
 */
const inAnotherSize = async ({ url }: Request, cache: Cache): Promise<Response | undefined> => {
  const { picture } = pictureAndWidth(url);
  const others = (await cache.keys()).filter((kept) => pictureAndWidth(kept.url).picture === picture);
  const [largest] = others.sort(
    (one, other) => pictureAndWidth(other.url).width - pictureAndWidth(one.url).width,
  );
  return largest && cache.match(largest, anyForm);
};

/**
 * Returns a stored picture at once; at most three hundred are stored. Any other comes from the network, or
 * in another size or blank if that fails.
 */
export const answerPicture = async (
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> => {
  const cache = await caches.open(pictureCacheName);
  const kept = await cache.match(request, anyForm);
  if (!kept)
    return fetchAndKeep(request, cache).catch(async () => (await inAnotherSize(request, cache)) ?? blank());
  if (isOld(kept)) later(fetchAndKeep(request, cache).catch(() => undefined));
  return kept;
};
