import { rememberedFor } from '@dijla/caching/remembered-for';
import { handleCall } from '../../../call/handle-call.ts';
import type { Database } from '../../../database/database.ts';
import { readPopularSearches } from '../../../modules/search-counts/search-counts.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { listedProducts } from '../listed-products.ts';

/** They change slowly, and every search field asks for them. */
const rememberedMs = 5 * 60_000;
/** Number of popular searches shown (spec 1 §9). */
const shownAtMost = 4;

type Parts = { readDatabase: Database; readModel: Pick<ReadModel, 'engine'> };

/** Whether a text finds something now, and is made of words that are the catalogue's or the owner's alone. */
const isOfCatalog = async (
  engine: ReadModel['engine'],
  indexName: string,
  text: string,
): Promise<boolean> => {
  const { unknown } = await engine.understand(indexName, text, { among: listedProducts });
  if (unknown.length > 0) return false;
  const { total } = await engine.search(indexName, 'product', {
    applied: listedProducts,
    available: [],
    sort: [],
    text,
    from: 0,
    size: 0,
  });
  return total > 0;
};

const shownIn = async (
  { readDatabase, readModel: { engine } }: Parts,
  store: { code: string; index_name: string },
  now: number,
): Promise<string[]> => {
  const shown: string[] = [];
  for (const text of await readPopularSearches(readDatabase, store.code, now)) {
    if (await isOfCatalog(engine, store.index_name, text)) shown.push(text);
    if (shown.length === shownAtMost) break;
  }
  return shown;
};

/**
 * `GET /api/ext/dijla/popular-searches`: what is searched for most in a store view. Nothing that somebody typed is
 * shown but words that the shop itself says, so that nobody writes on its pages or is named there.
 */
export const listPopularSearches = handleCall('catalog/popular-searches', (parts: Parts) => {
  const clock = { now: 0 };
  const known = new Map<string, () => Promise<string[]>>();
  return async (_, { store, now }) => {
    clock.now = now;
    const read =
      known.get(store.code) ??
      rememberedFor(
        rememberedMs,
        () => clock.now,
        () => shownIn(parts, store, clock.now),
      );
    known.set(store.code, read);
    return { result: { terms: await read() } };
  };
});
