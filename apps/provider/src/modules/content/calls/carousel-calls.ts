import type { Carousel } from '@dijla/contract/client';
import type { Database } from '../../../database/database.ts';
import type { CallHandlers, CallInput } from '../../../http/call-handler.ts';
import { type Refusal, refusal } from '../../../http/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import type { Document } from '../../../read-model/search-engine.ts';
import { categoryBranch, textIn } from '../../catalog/catalog.ts';
import { sourceLists, sourceProjection } from '../../search/search.ts';
import type { Stores, StoreView } from '../../stores/stores.ts';
import { carouselSearch, carouselSize } from '../carousel-search.ts';
import { type CarouselRow, findCarousel } from '../carousel-store.ts';

export type CarouselParts = { database: Database; readModel: Pick<ReadModel, 'engine'>; stores: Pick<Stores, 'byIndex'> };

const slidesOf = ({ slides, is_active }: CarouselRow, { language }: StoreView): Carousel['slides'] =>
  (is_active ? slides : []).map(({ titles, ...slide }, sort_order) => ({ ...slide, sort_order, title: textIn(titles, language).text ?? '' }));

/** Hits of chosen goods in the order of choice, of others in that of the search. */
const inOrder = ({ shows, skus }: CarouselRow, documents: readonly Document[]): Document[] => {
  if (shows !== 'chosen') return [...documents];
  const places = new Map(skus.map((sku, place) => [sku, place]));
  return documents.toSorted((one, other) => (places.get(String(one['sku'])) ?? 0) - (places.get(String(other['sku'])) ?? 0)).slice(0, carouselSize);
};

/** Rows of slides and products (wire §11): one statement, products from memory. One that the owner has switched off is empty. */
export const carouselCalls = ({ database, readModel: { engine }, stores }: CarouselParts): Pick<CallHandlers, 'carousel/by-id' | 'carousel/by-name'> => {
  const readItems = async (carousel: CarouselRow, index: string): Promise<Document[]> => {
    if (!carousel.is_active) return [];
    const branch = carousel.category_id === null ? undefined : ((await categoryBranch(engine, index, carousel.category_id)) ?? []);
    const query = carouselSearch({ ...carousel, branch });
    const { hits } = query === undefined ? { hits: [] } : await engine.search(index, 'product', query);
    return inOrder(carousel, hits.map(({ document }) => document));
  };
  const answer = async (asked: Parameters<typeof findCarousel>[1], { params: { index = '' }, query }: Pick<CallInput<'carousel/by-id'>, 'params' | 'query'>) => {
    const store = stores.byIndex(index);
    if (store === undefined) return refusal('request.invalid', { problem: `index: there is no index '${index}'` });
    const carousel = await findCarousel(database, asked);
    if (carousel === undefined) return refusal('carousel.not-found', { carousel: Object.values(asked).join() });
    const { id, identifier, titles } = carousel;
    const items = (await readItems(carousel, index)).map(sourceProjection(sourceLists(query)));
    const result = { id, identifier, title: textIn(titles, store.language).text ?? '', slides: slidesOf(carousel, store), items };
    return { result, isTagged: true };
  };
  const notNumbered = (id: string): Refusal => refusal('request.invalid', { problem: `id: '${id}' is no number of a carousel` });
  return {
    'carousel/by-id': async (input) => {
      const { id = '' } = input.params;
      return /^\d{1,9}$/.test(id) ? answer({ id: Number(id) }, input) : notNumbered(id);
    },
    'carousel/by-name': async (input) => answer({ identifier: input.params['name'] ?? '' }, input),
  };
};
