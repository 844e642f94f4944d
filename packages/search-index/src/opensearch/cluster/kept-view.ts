import { EngineAwayError, isEngineAway } from '../../core/search-engine.ts';
import { packedSkus, type PackedSkus } from '../../core/packed/packed-skus.ts';
import { fieldKey, listKey } from '../documents/index-fields.ts';
import { type IndexDocument, indexDocumentOf, type OrderOf } from '../documents/index-document.ts';
import { formOf } from '../documents/index-mapping.ts';
import { nameOrderOf } from '../documents/name-order.ts';
import { type Write, writeProducts } from './bulk.ts';
import type { Cluster, Json } from './cluster.ts';
import { differences, OtherHistoryError } from './compare-all.ts';
import { createIndex, deleteIndex, indexBehind, indexNamesOf, putInPlace } from './index-names.ts';
import type { ProductSource } from './source.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A store view's products in a cluster, kept as they are here. */
export type KeptView = {
  /** The alias that searches go to. */
  alias: string;
  /** Whether searches find what is there; false before the first index is in place. */
  isReady: () => boolean;
  vocabulary: Vocabulary;
  /** Price lists of which the index knows the prices. */
  lists: () => ReadonlySet<string>;
  /** Ids by what products are looked up by; undefined until all are known. */
  lookup: (attribute: string) => Pick<PackedSkus, 'get'> | undefined;
  /**
   * Compares all products with the index, or makes one. Resolves, once the index has them, with those that were written
   * meanwhile, which may have been overwritten by how they were before.
   */
  settle: () => Promise<readonly number[]>;
  /** Writes these products as they are now; rejects where the cluster does not take them. */
  write: (ids: readonly number[]) => Promise<{ later: readonly number[] }>;
};

export type KeptViewParts = {
  cluster: Cluster;
  source: ProductSource;
  now: () => number;
  onTrouble: (error: unknown) => void;
  /** Lets other work run. */
  pause: () => Promise<void>;
};

/** What products are looked up by, of which each has one. */
const lookedUpBy = ['sku', 'url_path'] as const;
const productsPerWrite = 250;
/** Versions that another process may be ahead of this one; an index with later ones is of another history. */
const farthestAhead = 10_000;

const wordsById = async (
  { ask }: Pick<Cluster, 'ask'>,
  index: string,
  ids: readonly number[],
): Promise<Set<string>> => {
  const query = { terms: { id: ids } };
  const body: Json = { query, size: ids.length, _source: ['w'], sort: [{ id: { order: 'asc' } }] };
  const path = `/${index}/_search?allow_partial_search_results=false`;
  const { hits } = await ask({ method: 'POST', path, body });
  const found = (hits as { hits?: { _source?: { w?: string[] } }[] }).hits ?? [];
  return new Set(found.flatMap(({ _source }) => _source?.w ?? []));
};

/** Returns how a store view's products are kept in the cluster. */
// oxlint-disable-next-line max-lines-per-function -- the acts of one index share what is known of it
export const keptView = (
  indexName: string,
  { cluster, source, now, onTrouble, pause }: KeptViewParts,
): KeptView => {
  const nameOrder = nameOrderOf(source.locale(indexName));
  const order: OrderOf = (key, text) => (key === fieldKey('name') ? nameOrder(text) : text);
  const form = formOf([source.origin, source.locale(indexName), source.translations(indexName)]);
  const names = indexNamesOf(cluster.prefix, indexName, form);
  const vocabulary = vocabularyOf(cluster);
  let lists: ReadonlySet<string> = new Set();
  let keys = new Map<string, PackedSkus>();
  let [isReady, areKeysKnown] = [false, false];
  /** An index that is being filled, which hears of changes too. */
  let filling: string | undefined;
  /** What was written while everything is compared. */
  let meanwhile = new Set<number>();

  const documentOf = (id: number): IndexDocument | undefined => {
    const own = source.productOf(indexName, id);
    if (own === undefined) return undefined;
    const others = source.translations(indexName).map((other) => source.productOf(other, id));
    return indexDocumentOf(
      {
        own,
        lists: new Map(
          source
            .priceLists(indexName)
            .map((list) => [list, source.productOf(indexName, id, list) ?? own] as const),
        ),
        others: others.map((other) => (other === undefined ? undefined : { name: other['name'] })),
      },
      order,
    );
  };
  const noteKeys = (into: ReadonlyMap<string, PackedSkus>, id: number): void => {
    const own = source.productOf(indexName, id);
    for (const [attribute, known] of into) {
      const [before, value] = [known.skuOf(id), own?.[attribute]];
      if (before !== undefined && before !== value && known.get(before) === id) known.delete(before);
      if (typeof value === 'string') known.set(value, id);
    }
  };
  const putAll = async (index: string, writes: readonly Write[]): Promise<readonly number[]> => {
    const { later, refused } = await writeProducts(
      cluster,
      { index, isAlias: index === names.alias, isShown: index === names.alias },
      { writes, version: source.version() },
    );
    for (const { id, reason } of refused)
      onTrouble(new Error(`The search cluster refuses product ${id} of ${indexName}: ${reason}`));
    return later;
  };
  /** Writes into an index what it lacks. */
  const complete = async (index: string): Promise<void> => {
    let writes: Write[] = [];
    const found = new Map(lookedUpBy.map((attribute) => [attribute as string, packedSkus()]));
    const all = differences(cluster, index, {
      ids: source.ids(indexName),
      documentOf: (id) => {
        noteKeys(found, id);
        return documentOf(id);
      },
      latest: () => source.version() + farthestAhead,
      pause,
    });
    for await (const write of all) {
      writes.push(write);
      if (writes.length < productsPerWrite) continue;
      await putAll(index, writes);
      writes = [];
    }
    await putAll(index, writes);
    await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: 30_000 });
    [keys, areKeysKnown] = [found, true];
  };
  const makeAnew = async (): Promise<void> => {
    const index = await createIndex(cluster, names, now());
    filling = index;
    try {
      await complete(index);
      await putInPlace(cluster, names, index);
    } catch (error) {
      await deleteIndex(cluster, index).catch(onTrouble);
      throw error;
    } finally {
      filling = undefined;
    }
  };
  const settle = async (): Promise<readonly number[]> => {
    meanwhile = new Set();
    const known = new Set(source.priceLists(indexName).map(listKey));
    if ((await indexBehind(cluster, names)) === undefined) await makeAnew();
    else {
      if (!isReady) {
        await vocabulary.load(names.alias);
        isReady = true;
      }
      try {
        await complete(names.alias);
      } catch (error) {
        if (!(error instanceof OtherHistoryError)) throw error;
        isReady = false;
        await makeAnew();
      }
    }
    await vocabulary.load(names.alias);
    lists = known;
    isReady = true;
    return [...meanwhile];
  };
  return {
    alias: names.alias,
    isReady: () => isReady,
    vocabulary,
    lists: () => lists,
    lookup: (attribute) => (areKeysKnown ? keys.get(attribute) : undefined),
    settle,
    write: async (ids) => {
      for (const id of ids) {
        meanwhile.add(id);
        if (areKeysKnown) noteKeys(keys, id);
      }
      const writes = ids.map((id) => ({ id, document: documentOf(id) }));
      if (filling !== undefined) await putAll(filling, writes);
      if (!isReady) return { later: [] };
      try {
        const words = await wordsById(cluster, names.alias, ids);
        for (const { document } of writes) for (const word of document?.w ?? []) words.add(word);
        const later = await putAll(names.alias, writes);
        await vocabulary.learn(names.alias, words);
        return { later };
      } catch (error) {
        // Somebody removed the index: it is made anew.
        if (!isEngineAway(error)) isReady = false;
        throw error;
      }
    },
  };
};

/** Throws where a store view's products are not in the cluster yet. */
export const readyView = (views: ReadonlyMap<string, KeptView>, indexName: string): KeptView => {
  const view = views.get(indexName);
  if (view === undefined) throw new Error(`There is no index ${indexName}`);
  if (!view.isReady()) throw new EngineAwayError(`The search index ${indexName} is being made`);
  return view;
};
