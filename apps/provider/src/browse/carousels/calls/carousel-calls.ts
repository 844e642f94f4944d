import { isOpenAt } from '@dijla/commerce-rules/price/is-open-at';
import type { Carousel } from '@dijla/contract/client';
import type { Database } from '../../../database/database.ts';
import type { CallInput, RequestContext } from '../../../call/call-handler.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import { storeOfIndex } from '../../../call/store-of-index.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import type { Document } from '@dijla/search-index/core/search-engine';
import { textIn } from '../../../modules/catalog/catalog.ts';
import { categoryBranch } from '../../categories/category-branch.ts';
import { type PriceListOfToken, priceCookie } from '../../../modules/customers/customers.ts';
import { sourceLists } from '../../search/source-lists.ts';
import { sourceProjection } from '@dijla/search-index/core/answers/source-projection';
import type { Stores, StoreView } from '../../../modules/store-views/store-views.ts';
import { carouselSearch, carouselSize } from '../carousel-search.ts';
import { type CarouselKey, type CarouselRow, findCarousel } from '../../../modules/content/content.ts';

type CarouselParts = {
  readDatabase: Database;
  readModel: Pick<ReadModel, 'engine'>;
  stores: Pick<Stores, 'byIndex'>;
  priceListOf: PriceListOfToken;
};

/** Returns the slides of a carousel that are shown at `now` (ms). */
const slidesOf = (
  { slides, is_active, focuses }: CarouselRow,
  { language }: StoreView,
  now: number,
): Carousel['slides'] =>
  (is_active ? slides : [])
    .filter((slide) => isOpenAt(slide, now))
    .map(({ titles, alts, image, image_small, image_medium, url }, sort_order) => {
      const alt = textIn(alts, language).text;
      const focus = focuses[image.replace(/^\/+/, '')];
      return {
        image,
        image_small,
        image_medium,
        url,
        sort_order,
        title: textIn(titles, language).text ?? '',
        ...(alt !== undefined && { alt }),
        ...(focus !== undefined && { focus }),
      };
    });

/** Sorts chosen products in the owner's order; others keep the order of the search. */
const inOrder = ({ shows, skus }: CarouselRow, documents: readonly Document[]): Document[] => {
  if (shows !== 'chosen') return [...documents];
  const places = new Map(skus.map((sku, place) => [sku, place]));
  return documents
    .toSorted((one, other) => (places.get(String(one['sku'])) ?? 0) - (places.get(String(other['sku'])) ?? 0))
    .slice(0, carouselSize);
};

const readItems = async (
  engine: ReadModel['engine'],
  carousel: CarouselRow,
  { index, priceList }: { index: string; priceList: string | undefined },
): Promise<Document[]> => {
  if (!carousel.is_active) return [];
  const branch =
    carousel.category_id === null
      ? undefined
      : ((await categoryBranch(engine, index, carousel.category_id)) ?? []);
  const query = carouselSearch({ ...carousel, branch });
  const { hits } =
    query === undefined ? { hits: [] } : await engine.search(index, 'product', { ...query, priceList });
  return inOrder(
    carousel,
    hits.map(({ document }) => document),
  );
};

/**
 * Returns a function that answers with a carousel's slides and products (wire §11). It takes one statement;
 * products come from memory, at the prices of the customer group whose token is in the browser's cookie. An
 * inactive carousel is empty.
 */
const answeringCarousel =
  ({ readDatabase, readModel: { engine }, stores, priceListOf }: CarouselParts) =>
  async (
    asked: CarouselKey,
    { params, query }: Pick<CallInput<'carousel/by-id'>, 'params' | 'query'>,
    { cookie, now }: RequestContext,
  ) => {
    const store = storeOfIndex(stores, params);
    if (isRefusal(store)) return store;
    const carousel = await findCarousel(readDatabase, asked);
    if (carousel === undefined)
      return refusal('carousel.not-found', { carousel: String('id' in asked ? asked.id : asked.identifier) });
    const { id, identifier, titles } = carousel;
    const priceList = await priceListOf(cookie(priceCookie));
    const items = (await readItems(engine, carousel, { index: store.index_name, priceList })).map(
      sourceProjection(sourceLists(query)),
    );
    const result = {
      id,
      identifier,
      title: textIn(titles, store.language).text ?? '',
      slides: slidesOf(carousel, store, now),
      items,
    };
    return { result, isTagged: true };
  };

/** A carousel by its number. */
export const readCarousel = handleCall('carousel/by-id', (parts: CarouselParts) => {
  const answer = answeringCarousel(parts);
  return async (input, context) => {
    const id = idInPath(input.params, { name: 'id', thing: 'carousel' });
    return isRefusal(id) ? id : answer({ id }, input, context);
  };
});

/** A carousel by its identifier. */
export const readNamedCarousel = handleCall('carousel/by-name', (parts: CarouselParts) => {
  const answer = answeringCarousel(parts);
  return async (input, context) => answer({ identifier: input.params['name'] ?? '' }, input, context);
});
