import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordAuthor } from '../../../database/record-handler.ts';
import type { Definitions } from '../attributes/attribute-definition.ts';
import type { ProductInput } from './catalog-batch.ts';
import { repeated } from './catalog-warning.ts';
import { readCategoryIds } from '../categories/category-sql.ts';
import type { KnownProduct } from '../attributes/option-amounts-sql.ts';
import { writeOptions } from '../attributes/option-sql.ts';
import {
  type GivenIds,
  giveProductIds,
  type ProductWrite,
  readTakenAddresses,
  writeProducts,
} from '../products/product-sql.ts';
import { type Move, saveRedirects } from '../addresses/redirect-sql.ts';
import { readExistingProducts, type ExistingProduct } from '../products/existing-products-sql.ts';
import { storedAttributes } from '../attributes/stored-attributes.ts';
import { type Claim, candidatesOf, urlKeysOf } from '../addresses/url-keys.ts';

export type SaveContext = {
  definitions: Definitions;
  storeCodes: readonly string[];
  source: string;
  /**
   * Source and address to restore by sku, when a run is undone. Products are then also written when only
   * their address differs or when the run had written them.
   */
  marks?: RecordAuthor['marks'];
};

type Standing = ReadonlyMap<string, ExistingProduct>;

/**
 * Returns the members that are compared. Prices, stock, sales and creation time are left out, as they are
 * saved separately.
 */
const coldOf = ({
  prices: _prices,
  stock: _stock,
  number_of_sales: _sales,
  created_at: _created,
  custom_options,
  download,
  ...cold
}: ProductInput): object => ({
  ...cold,
  custom_options: custom_options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({
      ...value,
      price: value.price.type === 'percent' ? value.price : 'fixed',
    })),
  })),
  download: download && { ...download, links: download.links.map(({ amounts: _amounts, ...link }) => link) },
});

const isSame = (product: ProductInput, standing: ExistingProduct | undefined): boolean =>
  standing !== undefined &&
  (product.created_at === null || product.created_at === standing.product.created_at) &&
  isDeepStrictEqual(coldOf(product), coldOf(standing.product));

const chosenUrlKeys = async (
  transaction: DatabaseTransaction,
  products: readonly ProductInput[],
  { standing, marks }: { standing: Standing } & Pick<SaveContext, 'marks'>,
): Promise<Map<string, string>> => {
  const claims = products.map(({ sku, url_key, visibility }): Claim => ({
    sku,
    url_key,
    current: marks?.get(sku)?.address ?? standing.get(sku)?.url_path ?? null,
    isVisible: visibility > 1,
  }));
  const except = new Set(products.flatMap(({ sku }) => standing.get(sku)?.id ?? []));
  const taken = await readTakenAddresses(
    transaction,
    claims.flatMap(({ url_key, current }) => (current === null ? url_key : [url_key, current])),
    except,
  );
  const shared = new Set(repeated(claims.map(({ url_key }) => url_key)));
  const others = claims
    .filter(({ url_key }) => taken.has(url_key) || shared.has(url_key))
    .flatMap(candidatesOf);
  return urlKeysOf(
    claims,
    others.length === 0 ? taken : taken.union(await readTakenAddresses(transaction, others, except)),
  );
};

const redirect = async (
  transaction: DatabaseTransaction,
  writes: readonly ProductWrite[],
  standing: Standing,
): Promise<void> => {
  const moves = writes.flatMap(({ product, url_path }): Move[] => {
    const before = standing.get(product.sku);
    const isMoved = before !== undefined && before.product.visibility > 1 && before.url_path !== url_path;
    return isMoved ? [{ from_path: before.url_path, to_path: url_path }] : [];
  });
  const inUse = writes.filter(({ product }) => product.visibility > 1).map(({ url_path }) => url_path);
  await saveRedirects(transaction, moves, [...new Set(inUse)]);
};

const namedIn = ({ variants, members, bundle_options }: ProductInput): string[] => [
  ...variants,
  ...members.map(({ sku }) => sku),
  ...bundle_options.flatMap(({ selections }) => selections.map(({ sku }) => sku)),
];

const writesOf = async (
  transaction: DatabaseTransaction,
  products: readonly ProductInput[],
  {
    definitions,
    marks,
    standing,
    given: { ids, fresh },
  }: Pick<SaveContext, 'definitions' | 'marks'> & { standing: Standing; given: GivenIds },
): Promise<ProductWrite[]> => {
  const urlKeys = await chosenUrlKeys(transaction, products, { standing, marks });
  const categoryIds = await readCategoryIds(transaction, [
    ...new Set(products.flatMap(({ categories }) => categories.map(({ url_path }) => url_path))),
  ]);
  return products.flatMap((product): ProductWrite[] => {
    const [id, url_path] = [ids.get(product.sku), urlKeys.get(product.sku)];
    if (id === undefined || url_path === undefined) return [];
    return [
      {
        id,
        url_path,
        product,
        isNew: fresh.has(id),
        attributes: storedAttributes(product.attributes, definitions),
        categories: product.categories.flatMap(({ url_path: path, position }) => {
          const category_id = categoryIds.get(path);
          return category_id === undefined ? [] : [{ category_id, position }];
        }),
        axes: product.axes.flatMap((code) => definitions.get(code)?.id ?? []),
      },
    ];
  });
};

export type SavedProducts = {
  /** All products of the batch with their ids. */
  known: KnownProduct[];
  /** Products that were not in the catalog before. */
  added: ReadonlySet<number>;
  /** Products that were in the catalog and were written again. */
  changed: ReadonlySet<number>;
  /** Products that are new or changed their type; products that refer to them look different. */
  appeared: ReadonlySet<number>;
};

/**
 * Writes the products that are new or changed, assigns ids to new ones and redirects the old addresses of
 * moved ones.
 */
export const saveProducts = async (
  transaction: DatabaseTransaction,
  products: readonly ProductInput[],
  context: SaveContext,
): Promise<SavedProducts> => {
  const { definitions, storeCodes, source, marks } = context;
  const standing = await readExistingProducts(
    transaction,
    products.map(({ sku }) => sku),
    definitions,
  );
  const isToBeRewritten = ({ sku }: ProductInput): boolean => {
    const marked = marks?.get(sku);
    return (
      marked !== undefined && (marked.isRewritten === true || marked.address !== standing.get(sku)?.url_path)
    );
  };
  const different = products.filter(
    (product) => !isSame(product, standing.get(product.sku)) || isToBeRewritten(product),
  );
  const given = await giveProductIds(transaction, {
    products: different.map(({ sku }) => sku),
    named: different.flatMap(namedIn),
    source,
  });
  const ids = new Map([...[...standing].map(([sku, { id }]) => [sku, id] as const), ...given.ids]);
  const writes = await writesOf(transaction, different, { definitions, marks, standing, given });
  await writeProducts(transaction, writes, { ids, storeCodes, source });
  await writeOptions({ transaction, writes, ids });
  if (writes.length > 0) await redirect(transaction, writes, standing);
  const isAdded = ({ product }: ProductWrite): boolean => !standing.has(product.sku);
  const appeared = writes.filter(({ product }) => standing.get(product.sku)?.product.type !== product.type);
  return {
    known: products.flatMap((product) => {
      const id = ids.get(product.sku);
      return id === undefined ? [] : [{ id, product }];
    }),
    added: new Set(writes.filter(isAdded).map(({ id }) => id)),
    changed: new Set(writes.filter((write) => !isAdded(write)).map(({ id }) => id)),
    appeared: new Set(appeared.map(({ id }) => id)),
  };
};
