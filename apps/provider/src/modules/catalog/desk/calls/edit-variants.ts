import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Database } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { isSoldAsCodes } from '../../../inventory/inventory.ts';
import { readDefinitions } from '../../attributes/attribute-sql.ts';
import type { Definitions } from '../../attributes/attribute-definition.ts';
import { readKnownSkus } from '../../products/product-sql.ts';
import type { Language, ProductInput } from '../../saving/catalog-batch.ts';
import { textIn } from '../../saving/text-in.ts';
import {
  offeredAttributes,
  type ProductVariants,
  recordsOfVariants,
  shownVariants,
  variantsFault,
  versionOfVariants,
} from '../editing/product-variants.ts';
import { readRecords, saveEdited } from '../editing/save-edited.ts';
import { type ListedProduct, readListedProduct } from '../listed-products-sql.ts';
import { readDeskPricing } from '../product-detail-sql.ts';

type Asked = { language: Language; now: number };
type Family = {
  listed: ListedProduct;
  parent: ProductInput;
  variants: ReadonlyMap<string, ProductInput>;
  definitions: Definitions;
  priceList: string;
  shown: ProductVariants;
};

/** Returns a product of a path with its variants, or a refusal. */
const familyOf = async (
  db: Database,
  params: Readonly<Record<string, string>>,
  asked: Asked,
): Promise<Family | Refusal> => {
  const id = idInPath(params, { name: 'productId', thing: 'product' });
  if (isRefusal(id)) return id;
  const listed = await readListedProduct(db, id, asked);
  const parent = listed && (await readRecords(db, [listed.sku])).get(listed.sku)?.product;
  if (listed === undefined || parent === undefined) return refusal('desk.product-not-found');
  const definitions = await readDefinitions(db);
  const { price_list: priceList } = await readDeskPricing(db);
  const found = await readRecords(db, parent.variants);
  const variants = new Map(
    parent.variants.flatMap((sku) => {
      const variant = found.get(sku)?.product;
      return variant === undefined ? [] : [[sku, variant] as const];
    }),
  );
  const { axes } = parent;
  const rows = shownVariants([...variants.values()], { axes, priceList });
  return {
    listed,
    parent,
    variants,
    definitions,
    priceList,
    shown: {
      id,
      sku: parent.sku,
      name: textIn(parent.texts, asked.language).text?.name ?? parent.sku,
      version: versionOfVariants(axes, rows),
      may_vary: parent.type === 'configurable' || (parent.type === 'simple' && listed.parent === null),
      own_qty: parent.type === 'simple' && listed.stock?.is_managed === true ? listed.stock.qty : null,
      axes,
      attributes: offeredAttributes(definitions),
      variants: rows,
    },
  };
};

/** What the audit keeps of a matrix. */
const told = ({ axes, variants }: ProductVariants) => ({ axes, variants });

/** `GET /api/desk/catalog/products/{productId}/variants` */
export const readProductVariants = handleCall(
  'desk/product-variants',
  ({ database }: { database: Database }) =>
    async ({ params }, { store: { language }, now }) => {
      const family = await familyOf(database, params, { language, now });
      return isRefusal(family) ? family : { result: family.shown };
    },
);

/** `PUT /api/desk/catalog/products/{productId}/variants` */
export const saveVariants = handleDeskWrite(
  'desk/save-variants',
  () =>
    async (
      { params, body: { version, ...given } },
      { transaction, act, author, staff, store: { language }, now },
    ) => {
      const asked = { language, now };
      await lockCatalog(transaction);
      const family = orThrow(await familyOf(transaction, params, asked));
      const { listed, parent, variants, definitions, priceList, shown } = family;
      if (!shown.may_vary) return refusal('desk.product-composed');
      if (await isSoldAsCodes(transaction, listed.id)) return refusal('desk.stock-is-codes');
      if (shown.version !== version) return { ...refusal('desk.changed-meanwhile'), meta: shown };
      const fault = variantsFault(given, { parentSku: parent.sku, definitions });
      if (fault !== null) {
        const { code, ...data } = fault;
        return refusal(code, data);
      }
      const fresh = given.variants.map(({ sku }) => sku).filter((sku) => !variants.has(sku));
      if ((await readKnownSkus(transaction, fresh)).size > 0) return refusal('desk.sku-taken');
      const { records, isSpecialAbove } = recordsOfVariants({ parent, before: variants }, given, {
        definitions,
        priceList,
      });
      if (isSpecialAbove) return refusal('desk.special-not-below');
      const isCounted = records.some(
        ({ stock }) => stock !== null && (stock.qty !== 0 || stock.seen !== null),
      );
      if (isCounted && !staff.permissions.has('products.stock')) return refusal('request.not-permitted');
      if (!(await saveEdited(transaction, records, { author, now })))
        return { ...refusal('desk.changed-meanwhile'), meta: shown };
      const { shown: result } = orThrow(await familyOf(transaction, params, asked));
      await act({
        act: 'saved',
        entity: 'product',
        entityId: listed.id,
        before: told(shown),
        after: told(result),
      });
      return { result };
    },
);
