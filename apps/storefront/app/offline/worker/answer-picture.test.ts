import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerPicture } from './answer-picture.ts';

// Defined by the worker's own build.
vi.hoisted(() => vi.stubGlobal('DIJLA_WORKER_BUILD', { id: 'test', files: [] }));

type Kept = { request: Request; response: Response };

/** A browser's picture cache with the given pictures, limited to what the worker uses. */
const keeping = (given: Record<string, Response>) => {
  const entries: Kept[] = Object.entries(given).map(([path, response]) => ({
    request: requestOf(path),
    response,
  }));
  const placeOf = ({ url }: { url: string }) => entries.findIndex(({ request }) => request.url === url);
  const cache = {
    match: async (request: Request) => entries[placeOf(request)]?.response.clone(),
    put: async (request: Request, response: Response) => {
      if (placeOf(request) >= 0) entries.splice(placeOf(request), 1);
      entries.push({ request, response });
    },
    keys: async () => entries.map(({ request }) => request),
    delete: async (request: Request) => entries.splice(placeOf(request), 1).length > 0,
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return entries;
};

const requestOf = (path: string) => new Request(`https://shop.test${path}`);
const picture = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { date: new Date().toUTCString(), ...headers } });
const long = new Date(0).toUTCString();

/** Returns the picture shown and the number of network requests after all background work has settled. */
const seen = async (path: string, network: () => Promise<Response>) => {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return network();
  });
  const later: Promise<unknown>[] = [];
  const response = await answerPicture(requestOf(path), (work) => later.push(work));
  await Promise.all(later);
  return { text: await response.text(), asked };
};

const cut = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => vi.unstubAllGlobals());

describe('answerPicture', () => {
  it('fetches a picture once', async () => {
    keeping({});
    const first = await seen('/img/300/300/resize/d/tee.webp', async () => picture('tee'));
    const second = await seen('/img/300/300/resize/d/tee.webp', cut);
    expect([first, second]).toEqual([
      { text: 'tee', asked: 1 },
      { text: 'tee', asked: 0 },
    ]);
  });

  it('fetches one that is old again behind the back of the shopper', async () => {
    keeping({ '/img/300/300/resize/d/tee.webp': picture('old', { date: long }) });
    const first = await seen('/img/300/300/resize/d/tee.webp', async () => picture('new'));
    const second = await seen('/img/300/300/resize/d/tee.webp', cut);
    expect([first, second]).toEqual([
      { text: 'old', asked: 1 },
      { text: 'new', asked: 0 },
    ]);
  });

  it('never fetches one again whose address is bound to its content', async () => {
    keeping({
      '/img/300/300/resize/d/tee.3fa92b10c1.webp': picture('tee', {
        date: long,
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    });
    expect(await seen('/img/300/300/resize/d/tee.3fa92b10c1.webp', cut)).toEqual({ text: 'tee', asked: 0 });
  });

  it('shows the largest other size while the network is cut', async () => {
    keeping({
      '/img/300/300/resize/d/tee.webp': picture('small'),
      '/img/600/600/resize/d/tee.webp': picture('large'),
      '/img/900/900/resize/d/cup.webp': picture('cup'),
    });
    expect(await seen('/img/1200/1200/resize/d/tee.webp', cut)).toEqual({ text: 'large', asked: 1 });
  });

  it('shows nothing rather than something broken', async () => {
    keeping({ '/img/300/300/resize/d/cup.webp': picture('cup') });
    expect((await seen('/img/300/300/resize/d/tee.webp', cut)).text).toContain('<svg');
  });

  it('keeps no refusal', async () => {
    const kept = keeping({});
    await seen('/img/300/300/resize/d/tee.webp', async () => new Response('busy', { status: 503 }));
    expect(kept).toEqual([]);
  });

  it('keeps three hundred, letting go of those kept first', async () => {
    const kept = keeping(
      Object.fromEntries(
        Array.from({ length: 300 }, (_, number) => [`/img/100/100/resize/${number}.webp`, picture('')]),
      ),
    );
    await seen('/img/100/100/resize/new.webp', async () => picture('new'));
    expect([kept.length, kept[0]?.request.url]).toEqual([300, 'https://shop.test/img/100/100/resize/1.webp']);
  });
});
