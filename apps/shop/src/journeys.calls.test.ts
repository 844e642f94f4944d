import { runningShop } from '@dijla/test-kit/shops/running-shop';
import { expect, it } from 'vitest';

const shop = await runningShop();

/** Steps of journeys so far, whatever became of them: a busy machine makes some slow. */
const stepsSoFar = async (): Promise<Record<string, number>> => {
  const steps: Record<string, number> = {};
  const told = await (await fetch(`${shop.url}/metrics`)).text();
  for (const [, journey = '', count] of told.matchAll(
    /^dijla_journey_steps_total\{journey="([\w-]+)",outcome="\w+"\} (\d+)$/gm,
  ))
    steps[journey] = (steps[journey] ?? 0) + Number(count);
  return steps;
};

const none = { browse: 0, search: 0, 'add-to-cart': 0, 'place-order': 0, pay: 0, 'log-in': 0 };

const ask = async (path: string, body?: object): Promise<number> => {
  const { status } = await fetch(`${shop.url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  return status;
};
const searchFor = (request: object) =>
  `/api/catalog/iq_catalog_en/product/_search?request_format=search-query&request=${encodeURIComponent(JSON.stringify(request))}`;

it.each<[string, Record<string, number>, () => Promise<unknown>]>([
  [
    'a page once, whether it is stored or rendered with calls of its own',
    { browse: 3 },
    async () => {
      for (const path of ['/en', '/en', '/en/steel-water-bottle']) expect(await ask(path)).toBe(200);
    },
  ],
  ['a page of a search as one', { search: 1 }, () => ask('/en/search?q=bottle')],
  [
    'no shell, file or unknown part of the shop',
    {},
    async () => [
      await ask('/en/cart'),
      await ask('/en/my-account'),
      await ask('/robots.txt'),
      await ask('/healthz'),
    ],
  ],
  [
    'calls by what is asked',
    { browse: 1, search: 1 },
    async () => [await ask(searchFor({})), await ask(searchFor({ _searchText: 'bottle' }))],
  ],
  [
    'what the rules refuse, as a step that was answered',
    { 'place-order': 1, 'log-in': 1 },
    async () => [
      await ask('/api/order?storeCode=en', {}),
      await ask('/api/user/login?storeCode=en', { username: 'nobody@example.iq', password: 'wrong' }),
    ],
  ],
])('counts %s', async (_, expected, act) => {
  const before = await stepsSoFar();
  await act();
  const after = await stepsSoFar();
  const taken = Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  );
  expect(taken).toEqual({ ...none, ...expected });
});
