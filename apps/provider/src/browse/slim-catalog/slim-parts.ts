import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { Document, EngineQuery } from '@dijla/search-index/core/search-engine';
import { packedTable, tableBuilder } from '@dijla/search-index/core/slim/packed-table';
import {
  type SlimCatalog,
  type SlimChanges,
  slimForm,
  type SlimVersion,
} from '@dijla/search-index/core/slim/slim-catalog';
import { nestedMembers, slimDocument } from '@dijla/search-index/core/slim/slim-document';
import { inSlices } from '@dijla/search-index/node/in-slices';
import type { StoreView } from '../../call/store-view.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import { listedProducts } from '../search/listed-products.ts';
import type { ChangedSince } from './changed-since-sql.ts';

/** The catalog that slim ones are made of. */
export type SlimSource = Pick<ReadModel, 'engine' | 'position' | 'shownProducts'>;

const everything = (applied: EngineQuery['applied']): EngineQuery => ({
  applied,
  available: [],
  sort: [],
  text: '',
  from: 0,
  size: Number.MAX_SAFE_INTEGER,
});

/** Whether listings show a product (spec 1 §5), as the filters of `listedProducts` say. */
const isListed = ({ visibility, status }: Document): boolean => Number(visibility) > 1 && Number(status) < 2;

const documentsOf = async (
  { engine }: SlimSource,
  { index_name: name }: StoreView,
  entity: 'category' | 'attribute',
): Promise<Document[]> =>
  (await engine.search(name, entity, everything([]))).hits.map(({ document }) => document);

/** Reads a store view's slim catalogue, a few milliseconds at a time. */
export const wholeSlim = async (
  source: SlimSource,
  store: StoreView,
  version: SlimVersion,
): Promise<SlimCatalog> => {
  const { engine } = source;
  const attributes = await documentsOf(source, store, 'attribute');
  const slim = slimDocument(attributes);
  const { hits } = await engine.search(store.index_name, 'product', everything(listedProducts));
  const products = tableBuilder(nestedMembers);
  await inSlices(hits, ({ document }) => {
    // One that was removed meanwhile has no document; the next changes tell it.
    if (isListed(document)) products.add(slim(document));
  });
  return {
    form: slimForm,
    version,
    products: products.packed(),
    categories: await documentsOf(source, store, 'category'),
    attributes,
    words: engine.words(),
    price_steps: store.price_steps.map((step) => majorUnits(step, store.currency.scale)),
    locale: store.locale,
  };
};

/** Reads what changed of a store view's slim catalogue: products as they are now, and those that are listed no more. */
export const changesOfSlim = async (
  source: SlimSource,
  store: StoreView,
  { changed, version }: { changed: ChangedSince; version: SlimVersion },
): Promise<SlimChanges> => {
  const attributes = await documentsOf(source, store, 'attribute');
  const shown = source.shownProducts(store.index_name, changed.products);
  const listed = [...shown.values()].filter((document) => document !== undefined).filter(isListed);
  const ids = new Set(listed.map(({ id }) => id));
  return {
    form: slimForm,
    version,
    products: packedTable(listed.map(slimDocument(attributes)), nestedMembers),
    gone: [...shown.keys()].filter((id) => !ids.has(id)),
    ...(changed.categories && { categories: await documentsOf(source, store, 'category') }),
    ...(changed.attributes && { attributes }),
  };
};
