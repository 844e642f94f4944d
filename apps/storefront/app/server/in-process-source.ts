import {
  contractClient,
  type PriceRow,
  type SearchAnswer,
  type SearchEntity,
  type ShopFacts,
} from '@dijla/contract/client';
import { entityOf } from '@dijla/contract/entities';
import { nextPriceBoundary } from '@dijla/commerce-rules/price/next-price-boundary';
import type { CatalogQuery, CatalogSource, WireDocument } from '../provider-client/catalog-source.ts';
import type { StoreView } from '@dijla/contract/store-views';
import { type ReadAnswer, readCall, type ReadInput, type ReadName } from '../provider-client/read-call.ts';
import { searchCall } from '../provider-client/search-call.ts';
import { noFacts, shopFactsOf } from '../provider-client/shop-facts-of.ts';
import type { GroupPrices } from './group-prices.ts';
import { reads, readTags } from './reads.ts';
import type { SharedAnswers, TaggedAnswer } from './rendering/shared-answers.ts';
import { throwingWhenAway } from './unavailable.ts';
import { whereaboutsOf } from '../provider-client/whereabouts-of.ts';

/**
 * What a render has read: the tags that purge its page, and when the page's content changes by time alone.
 */
export type ReadRecord = {
  tags: Set<string>;
  /** Milliseconds since 1970; null when nothing on the page depends on a date. */
  nextBoundary: number | null;
  calls: number;
};

export const emptyRecord = (): ReadRecord => ({ tags: new Set(), nextBoundary: null, calls: 0 });

/**
 * Attributes that identify products. The answer to a search by one of them does not change when other
 * products are added or removed.
 */
const identifying = new Set(['url_path', 'sku', 'id', 'configurable_children.sku']);

type Filters = NonNullable<CatalogQuery['request']['_appliedFilters']>;

const valuesOf = (filters: Filters, wanted: string): string[] =>
  filters.flatMap(({ attribute, value }) =>
    attribute === wanted && typeof value === 'object' && value !== null
      ? Object.values(value).flat().map(String)
      : [],
  );

/**
 * Returns the tags of a listing: the categories whose products are searched, or the root category when none
 * is given, the owner's words where a text is searched for, and tags for lists of other entities.
 */
const listingTags = (entity: SearchEntity, { request }: CatalogQuery, store: StoreView): string[] => {
  const filters = request._appliedFilters ?? [];
  // A review, even the first one, purges the page of its product.
  if (entity === 'review') return valuesOf(filters, 'product_id').map((id) => `P${id}`);
  if (filters.some(({ attribute }) => identifying.has(attribute))) return [];
  const { listTag } = entityOf(entity);
  if (listTag !== null) return [listTag];
  const categories = valuesOf(filters, 'category_ids');
  return [
    ...(categories.length > 0 ? categories : [String(store.rootCategoryId)]).map((id) => `listing-${id}`),
    ...(request._searchText === undefined ? [] : ['search_words']),
  ];
};

/**
 * Returns tags of what an answer shows indirectly: products show prices, which include taxes, and filters
 * show the names of attributes and their values.
 */
const shownTags = (
  entity: SearchEntity,
  { attribute_metadata: filters }: SearchAnswer<WireDocument>,
): string[] => [
  ...(entity === 'product' ? ['taxrule'] : []),
  ...(filters === undefined ? [] : ['attribute']),
];

const nothingSaid: TaggedAnswer<ShopFacts> = { answer: noFacts, tags: new Set(['shop']) };

const pricedParts = (document: WireDocument): WireDocument[] => [
  document,
  ...((document.configurable_children as WireDocument[] | undefined) ?? []),
];

const noteBoundary = (record: ReadRecord, document: WireDocument, now: number) => {
  for (const part of pricedParts(document)) {
    const instant = nextPriceBoundary((part.prices as PriceRow[] | undefined) ?? [], now);
    const boundary = instant === null ? null : Date.parse(instant);
    if (boundary !== null && (record.nextBoundary === null || boundary < record.nextBoundary))
      record.nextBoundary = boundary;
  }
};

type SourceParts = {
  record: ReadRecord;
  now: number;
  shared: SharedAnswers;
  prices?: GroupPrices | null;
  report?: (error: Error) => void;
};

type InProcess = { fetch: (request: Request) => Promise<Response> };

/** Returns functions that ask the provider in process and return the tags of what it answered. */
const taggedReads = (
  store: StoreView,
  provider: InProcess,
  { record, prices = null }: Pick<SourceParts, 'record' | 'prices'>,
) => {
  const call = throwingWhenAway(contractClient({ fetch: provider.fetch, baseUrl: 'http://provider' }));
  const search = async (
    entity: SearchEntity,
    query: CatalogQuery,
  ): Promise<TaggedAnswer<SearchAnswer<WireDocument>>> => {
    record.calls += 1;
    const request =
      prices !== null && entity === 'product'
        ? { ...query.request, groupToken: prices.token }
        : query.request;
    const answer = await call('catalog/search', searchCall(store, entity, { ...query, request }));
    if (!answer.ok) throw new Error(`The catalogue answered ${answer.status}`);
    const found = answer.result as SearchAnswer<WireDocument>;
    const prefix = entityOf(entity).tag ?? entity;
    return {
      answer: found,
      tags: new Set([
        ...listingTags(entity, query, store),
        ...shownTags(entity, found),
        ...found.hits.map(({ id }) => `${prefix}${String(id)}`),
      ]),
    };
  };
  const facts = async (): Promise<TaggedAnswer<ShopFacts>> => {
    record.calls += 1;
    return { answer: await shopFactsOf(call, store.code), tags: new Set(['shop']) };
  };
  const read = async <Name extends ReadName>(
    name: Name,
    input: ReadInput<Name>,
  ): Promise<TaggedAnswer<ReadAnswer<Name>>> => {
    record.calls += 1;
    return { answer: await readCall(call, name, { input }), tags: readTags(name, store) };
  };
  return { call, search, facts, read };
};

/**
 * Creates a catalog source that calls the provider in process and records what it read: a tag for every
 * document and for every listing, even an empty one, and a boundary for every dated price. With `prices`,
 * product searches use the prices of that group.
 */
export const inProcessSource = (
  store: StoreView,
  provider: InProcess,
  { record, now, shared, prices = null, report }: SourceParts,
): CatalogSource => {
  const ask = taggedReads(store, provider, { record, prices });
  const noteTags = (tags: ReadonlySet<string>): void => {
    for (const tag of tags) record.tags.add(tag);
  };
  return {
    store,
    ...(report && { report }),
    read: async (name, input) => {
      const askNow = () => ask.read(name, input);
      const { answer, tags } = await (
        reads[name].isShared ? shared.findOrAsk(JSON.stringify([store.code, name, input]), askNow) : askNow()
      ).catch((error: unknown) => {
        // The page can be shown without this answer, but must not be stored.
        record.nextBoundary = now;
        throw error;
      });
      noteTags(tags);
      return answer;
    },
    shopFacts: async () => {
      const { answer, tags } = await shared
        .findOrAsk(JSON.stringify([store.code, 'shop']), ask.facts)
        .catch(() => {
          // Pages can be shown without the shop facts. The next page requests them again, and this one is
          // not stored.
          record.nextBoundary = now;
          return nothingSaid;
        });
      noteTags(tags);
      return answer;
    },
    whereabouts: (urlPath) => whereaboutsOf(ask.call, store.code, urlPath),
    search: async (entity, query) => {
      // No tag is purged when a price in a group's list changes, so products with group prices are requested
      // for each page.
      const isShared = query.isShared === true && (prices === null || entity !== 'product');
      const { answer, tags } = isShared
        ? await shared.findOrAsk(JSON.stringify([store.code, entity, query]), () => ask.search(entity, query))
        : await ask.search(entity, query);
      noteTags(tags);
      for (const document of answer.hits) noteBoundary(record, document, now);
      return answer;
    },
  };
};
