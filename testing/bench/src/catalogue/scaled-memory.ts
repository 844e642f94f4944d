import type { StoreView } from '@dijla/provider/call/store-view';
import type { Database } from '@dijla/provider/database';
import type { ColdProduct } from '@dijla/provider/modules/catalog/catalog';
import {
  type CatalogMemory,
  emptyMemory,
  setProduct,
} from '@dijla/provider/read-model/engine/catalog-memory';
import { readDocuments, readProductIds } from '@dijla/provider/read-model/engine/catalog-rows';
import { loadRows } from '@dijla/provider/read-model/engine/load-memory';
import { placeRows } from '@dijla/provider/read-model/feed/apply-changes';
import { readHotRows } from '@dijla/provider/read-model/overlay/hot-rows-sql';
import { demoProducts, isShown } from '@dijla/demo-catalogue/demo-products';

/** Names of a product by language. */
type Names = Readonly<Record<string, string>>;

/** The kind of a product of the demo, which its sku begins with. */
const kindOf = (sku: string): string => sku.replace(/-\d{4,}.*$/, '');

/** Returns the names of a demo catalog of so many products, by kind. */
const namesByKind = (count: number): Map<string, Names[]> => {
  const names = new Map<string, Names[]>();
  for (const { products } of demoProducts({ count, seed: 1 })) {
    const last = products.at(-1);
    if (last === undefined || !isShown(products)) continue;
    const of = names.get(kindOf(last.sku)) ?? [];
    of.push(Object.fromEntries(Object.entries(last.texts).map(([language, { name }]) => [language, name])));
    names.set(kindOf(last.sku), of);
  }
  return names;
};

type Documents = Readonly<Record<string, ColdProduct>>;

/** Ids of a copy are as far from those of the catalog that is copied. */
const step = 1_000_000;

/** Returns the documents of a copy of a product; without names of its own it keeps those that it has. */
const copied = (
  documents: Documents,
  {
    copy,
    names,
    languages,
  }: { copy: number; names: Names | undefined; languages: ReadonlyMap<string, string> },
): Documents =>
  Object.fromEntries(
    Object.entries(documents).map(([store, document]) => {
      const children = document.configurable_children?.map((child) => ({
        ...child,
        id: child.id + copy * step,
        sku: `${child.sku}-${copy}`,
      }));
      const made: ColdProduct = {
        ...document,
        id: document.id + copy * step,
        sku: `${document.sku}-${copy}`,
        name: names?.[languages.get(store) ?? ''] ?? document.name,
        url_path: `${document.url_path}-${copy}`,
        ...(children === undefined ? {} : { configurable_children: children }),
      };
      return [store, made];
    }),
  );

/**
 * Returns a catalog in memory of about `count` listed products, made of that in the database: every product again and
 * again, with the names of a demo of that size. `listed` is how many the database lists. Composed products stay single,
 * because they name their parts.
 */
export const scaledMemory = async (
  db: Database,
  stores: readonly StoreView[],
  { count, listed }: { count: number; listed: number },
): Promise<{ memory: CatalogMemory; place: () => void }> => {
  const memory = emptyMemory(stores);
  const ids = await readProductIds(db);
  await loadRows(db, memory, { ids });
  const [hot, products] = [await readHotRows(db, ids), await readDocuments(db, 'product', ids)];
  const names = namesByKind(count);
  const languages = new Map(stores.map(({ code, language }) => [code, language]));
  const isSingle = (documents: Documents): boolean =>
    Object.values(documents).every(({ type_id: type }) => type !== 'bundle' && type !== 'grouped');
  const copies = Array.from({ length: Math.round(count / listed) - 1 }, (_, place) => place + 1);
  const singles = [...products].filter(([, documents]) => isSingle(documents));
  for (const copy of copies)
    placeRows(
      memory,
      new Map(
        singles.flatMap(([id]) => {
          const rows = hot.get(id);
          return rows === undefined ? [] : [[id + copy * step, rows] as const];
        }),
      ),
    );
  const place = (): void => {
    for (const [id, documents] of products) setProduct(memory, id, documents);
    for (const copy of copies)
      for (const [id, documents] of singles) {
        const sku = Object.values(documents)[0]?.sku ?? '';
        const isListed = Object.values(documents).some(({ visibility }) => visibility > 1);
        const named = isListed ? names.get(kindOf(sku))?.pop() : undefined;
        setProduct(memory, id + copy * step, copied(documents, { copy, names: named, languages }));
      }
  };
  return { memory, place };
};
