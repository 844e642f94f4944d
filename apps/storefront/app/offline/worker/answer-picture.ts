import { pictureCacheName } from './caches.ts';

const most = 300;
/** A picture whose address is not bound to its content is fetched again behind the shopper's back when it is older than this, in milliseconds. */
const freshness = 7 * 24 * 60 * 60 * 1000;
/** Which of WebP and AVIF was kept is no matter. */
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

/** Nothing to see: the tone painted under the picture stays, and nothing looks broken. */
const blank = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  });

const pictureAndWidth = (url: string): { picture: string | undefined; width: number } => {
  const [, width, picture] = /\/img\/(\d+)\/\d+(\/.+)$/.exec(new URL(url).pathname) ?? [];
  return { picture, width: Number(width) };
};

/** The same picture at the largest other size that was seen before: a card's, where the network is cut on the way to its page. */
const inAnotherSize = async ({ url }: Request, cache: Cache): Promise<Response | undefined> => {
  const { picture } = pictureAndWidth(url);
  const others = (await cache.keys()).filter((kept) => pictureAndWidth(kept.url).picture === picture);
  const [largest] = others.sort(
    (one, other) => pictureAndWidth(other.url).width - pictureAndWidth(one.url).width,
  );
  return largest && cache.match(largest, anyForm);
};

/** A picture seen before at once, at most three hundred of them; any other from the network, in another size or blank when that is cut. */
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
