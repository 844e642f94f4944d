import type { EngineQuery, SearchEngine } from '@dijla/search-index/core/search-engine';
import { listedProducts } from '../search/listed-products.ts';

type Engine = Pick<SearchEngine, 'search'>;

/** As many places as the owner can pin products at. */
const shownAtMost = 24;

/** A product as staff are shown it among results. */
type FoundItem = {
  product_id: number;
  sku: string;
  name: string;
  image: string | null;
  is_in_stock: boolean;
};

const itemOf = (document: Readonly<Record<string, unknown>>): FoundItem => {
  const { id, sku, name, image, stock } = document;
  return {
    product_id: Number(id),
    sku: String(sku),
    name: String(name ?? sku),
    image: typeof image === 'string' && image !== '' ? image : null,
    is_in_stock: (stock as { is_in_stock?: boolean } | undefined)?.is_in_stock !== false,
  };
};

const queryOf = (more: Partial<EngineQuery>): EngineQuery => ({
  applied: listedProducts,
  available: [],
  sort: [],
  text: '',
  from: 0,
  size: shownAtMost,
  ...more,
});

/** Returns what a text finds for shoppers, or would find on trial. */
export const foundByText = async (
  engine: Engine,
  indexName: string,
  { text, trial }: Pick<EngineQuery, 'text' | 'trial'>,
): Promise<{ total: number; items: FoundItem[] }> => {
  const { hits, total } = await engine.search(indexName, 'product', queryOf({ text, trial }));
  return { total, items: hits.map(({ document }) => itemOf(document)) };
};

const listedWith = async (
  engine: Engine,
  indexName: string,
  { attribute, values }: { attribute: 'id' | 'sku'; values: readonly (string | number)[] },
): Promise<FoundItem[]> => {
  if (values.length === 0) return [];
  const filter = { attribute, value: { in: values }, scope: 'default' } as const;
  const { hits } = await engine.search(
    indexName,
    'product',
    queryOf({ applied: [...listedProducts, filter], size: values.length }),
  );
  return hits.map(({ document }) => itemOf(document));
};

/** Returns listed products of a store view by id; those that it does not list are missing. */
export const productsById = async (
  engine: Engine,
  indexName: string,
  ids: readonly number[],
): Promise<Map<number, FoundItem>> =>
  new Map(
    (await listedWith(engine, indexName, { attribute: 'id', values: ids })).map((each) => [
      each.product_id,
      each,
    ]),
  );

/** Returns pins with the ids of their products; undefined where the store view does not list one of them. */
export const pinsOf = async (
  engine: Engine,
  indexName: string,
  pins: readonly { place: number; sku: string }[],
): Promise<{ place: number; id: number }[] | undefined> => {
  const values = pins.map(({ sku }) => sku);
  const ids = new Map(
    (await listedWith(engine, indexName, { attribute: 'sku', values })).map((each) => [
      each.sku,
      each.product_id,
    ]),
  );
  const found = pins.flatMap(({ place, sku }) => {
    const id = ids.get(sku);
    return id === undefined ? [] : [{ place, id }];
  });
  return found.length < pins.length ? undefined : found.toSorted((one, other) => one.place - other.place);
};
