import type { ContractClient, SearchAnswer, SearchEntity } from '@dijla/contract/client';
import type { CatalogQuery, WireDocument } from '../provider-client/catalog-source.ts';
import type { StoreView } from '@dijla/contract/store-views';
import { searchCall } from '../provider-client/search-call.ts';
import type { DeviceStorage } from '@dijla/device/platform/device-storage';
import { groupOf } from '@dijla/device/session/saved-session';
import { askedOrKept } from './asked-or-kept.ts';
import type { askSlim } from './slim/slim-client.ts';
import { CatalogUnavailable } from './catalog-unavailable.ts';
import { composedAnswer, keepAnswer, keptAnswer } from './document-cache.ts';

type Answer = SearchAnswer<WireDocument>;

export type SearchQuestion = {
  entity: SearchEntity;
  query: CatalogQuery;
  /** Milliseconds for which a stored answer is used without a request. */
  freshness: number;
};

export type SearchParts = {
  storage: DeviceStorage;
  client: ContractClient;
  /** Milliseconds since 1970. */
  now: () => number;
  isOnline: () => boolean;
  /** Asks the slim catalogue of this device; absent where there is none. */
  slim?: AskSlim;
};

/** Asks the slim catalogue of a store view; null where it has no answer. */
export type AskSlim = typeof askSlim;

/** Milliseconds after which a call counts as unanswered (spec 1 §9). */
export const longest = 10_000;

const fetchAnswer = async (
  { storage, client, now }: SearchParts,
  store: StoreView,
  { entity, query }: SearchQuestion,
): Promise<Answer> => {
  const result = await client('catalog/search', {
    ...searchCall(store, entity, query),
    signal: AbortSignal.timeout(longest),
  });
  if (!result.ok)
    throw new CatalogUnavailable('failed', typeof result.result === 'string' ? result.result : '');
  const answer = result.result as Answer;
  // Not awaited, so that a full or slow disk never delays the page.
  void keepAnswer(storage, { section: { store: store.code, entity }, query, answer, seen_at: now() });
  return answer;
};

/** Adds the signed-in customer's group to a product query. */
const asAsked = async (storage: DeviceStorage, { entity, query }: SearchQuestion): Promise<CatalogQuery> => {
  const group = entity === 'product' ? groupOf(await storage.read('session', 'session')) : null;
  return group === null ? query : { ...query, request: { ...query.request, ...group } };
};

/**
 * Searches the catalog in a browser: returns a fresh stored answer at once; else the provider's, or the
 * stored one if the device is offline or the provider fails or takes longer than three seconds, or that of the slim
 * catalogue. Rejects with `CatalogUnavailable` if there is none.
 */
export const searchOnDevice = async (
  parts: SearchParts,
  store: StoreView,
  question: SearchQuestion,
): Promise<Answer> => {
  const { entity, freshness } = question;
  const { storage, now, isOnline, slim } = parts;
  const query = await asAsked(storage, question);
  const section = { store: store.code, entity };
  const kept = await keptAnswer(storage, section, query);
  if (kept && now() - kept.seen_at < freshness) return kept.answer;
  const fallback = kept?.answer ?? (await composedAnswer(storage, section, query));
  return askedOrKept({
    kept: fallback,
    instead: slim && (() => slim('search', { store: store.code, entity, query })),
    ask: () => fetchAnswer(parts, store, { ...question, query }),
    isOnline,
  });
};
