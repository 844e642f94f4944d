import type { CallInput, RequestContext } from '../../../../call/call-handler.ts';
import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite, type PreparingContext } from '../../../audit/audit.ts';
import { isSoldAsCodes } from '../../../inventory/inventory.ts';
import { type PictureKeeper, prepareGivenPicture } from '../../../media/media.ts';
import { readCategoryIds } from '../../categories/category-sql.ts';
import type { ExistingProduct } from '../../products/existing-products-sql.ts';
import { blankProduct } from '../../products/blank-product.ts';
import { readKnownSkus, readTakenAddresses } from '../../products/product-sql.ts';
import type { MediaInput } from '../../saving/catalog-batch.ts';
import { textIn } from '../../saving/text-in.ts';
import { readAttributeScope } from '../editing/attribute-scope-sql.ts';
import { type AttributeScope, unfitAttribute } from '../editing/edited-attributes.ts';
import { editedProductOf, versionOf, withEdits } from '../editing/edited-product.ts';
import type { EditedProduct } from '../editing/edited-product-type.ts';
import { readProductChoices } from '../editing/product-choices-sql.ts';
import { readRecords, saveEdited } from '../editing/save-edited.ts';
import { readListedProduct } from '../listed-products-sql.ts';
import { isSpecialBelow, readDeskPricing } from '../product-detail-sql.ts';

type Asked = Pick<RequestContext['store'], 'language'> & { now: number };
type Standing = ExistingProduct & { edited: EditedProduct; scope: AttributeScope };

const withScope = async (db: Database, existing: ExistingProduct, priceList: string): Promise<Standing> => {
  const scope = await readAttributeScope(db, existing.id);
  return { ...existing, scope, edited: editedProductOf(existing.product, { priceList, scope }) };
};

/** Returns the product of a path as it was saved, or a refusal. */
const standingOf = async (
  db: Database,
  params: Readonly<Record<string, string>>,
  { asked, priceList }: { asked: Asked; priceList: string },
): Promise<Standing | Refusal> => {
  const id = idInPath(params, { name: 'productId', thing: 'product' });
  if (isRefusal(id)) return id;
  const listed = await readListedProduct(db, id, asked);
  const standing = listed && (await readRecords(db, [listed.sku])).get(listed.sku);
  if (standing === undefined) return refusal('desk.product-not-found');
  return withScope(db, standing, priceList);
};

const answerOf = async (
  db: Database,
  { id, product, edited, scope }: Standing,
  { language }: Pick<Asked, 'language'>,
) => ({
  id,
  sku: product.sku,
  type: product.type,
  name: textIn(product.texts, language).text?.name ?? product.sku,
  version: versionOf(edited),
  stock_is_codes: await isSoldAsCodes(db, id),
  axes: [...scope.axes],
  product: edited,
});

const readBack = async (
  db: Database,
  sku: string,
  { asked, priceList }: { asked: Asked; priceList: string },
) => {
  const standing = (await readRecords(db, [sku])).get(sku);
  if (standing === undefined) throw new Error(`Product ${sku} was saved and is not there`);
  return answerOf(db, await withScope(db, standing, priceList), asked);
};

/** Returns why what is said of a product cannot be saved, or null. */
const faultOf = async (
  db: Database,
  edited: EditedProduct,
  { standing, scope }: { standing: Standing | null; scope: AttributeScope },
): Promise<Refusal | null> => {
  if (edited.prices !== null && !isSpecialBelow(edited.prices)) return refusal('desk.special-not-below');
  const known = await readCategoryIds(db, edited.categories);
  const unknown = edited.categories.find((path) => !known.has(path));
  if (unknown !== undefined) return refusal('desk.choice-unknown', { choice: unknown });
  const { brands, tax_classes, size_classes } = await readProductChoices(db);
  const before = standing?.edited;
  const isOffered = (
    [
      [edited.brand, before?.brand, brands.map(({ code }) => code)],
      [edited.tax_class_id, before?.tax_class_id, tax_classes.map(({ id }) => id)],
      [edited.size_class, before?.size_class, size_classes],
    ] as const
  ).find(
    ([value, kept, offered]) =>
      value !== null && value !== kept && !(offered as readonly (string | number)[]).includes(value),
  );
  if (isOffered !== undefined) return refusal('desk.choice-unknown', { choice: String(isOffered[0]) });
  const unfit = unfitAttribute(edited, before, scope);
  if (unfit !== undefined) return refusal('desk.choice-unknown', { choice: unfit });
  const isSameAddress = before?.url_key === edited.url_key && before.visibility > 1;
  if (isSameAddress || edited.visibility === 1) return null;
  const taken = await readTakenAddresses(
    db,
    [edited.url_key],
    new Set(standing === null ? [] : [standing.id]),
  );
  return taken.has(edited.url_key) ? refusal('desk.address-taken') : null;
};

type Pictures = { pictures: PictureKeeper | undefined };

/** Returns the pictures that a product did not have before, by path, or a refusal where one is not there. */
const givenPictures = async (
  { pictures }: EditedProduct,
  media: readonly MediaInput[],
  { transaction, pictures: keeper }: Pictures & { transaction: DatabaseTransaction },
): Promise<Map<string, MediaInput> | Refusal> => {
  const given = new Map<string, MediaInput>();
  for (const { path } of pictures) {
    if (media.some((picture) => picture.path === path)) continue;
    const taken = await keeper?.given(transaction, path);
    if (taken === undefined) return refusal('desk.picture-unreadable');
    given.set(path, taken);
  }
  return given;
};

const isSameStock = (one: EditedProduct['stock'], other: EditedProduct['stock']): boolean =>
  one === null || JSON.stringify(one) === JSON.stringify(other);

/** `GET /api/desk/catalog/choices` */
export const readChoices = handleCall(
  'desk/product-choices',
  ({ database }: { database: Database }) =>
    async () => ({ result: await readProductChoices(database) }),
);

/** `GET /api/desk/catalog/products/{productId}` */
export const readProductToEdit = handleCall(
  'desk/product-to-edit',
  ({ database }: { database: Database }) =>
    async ({ params }, { store: { language }, now }) => {
      const asked = { language, now };
      const { price_list: priceList } = await readDeskPricing(database);
      const standing = await standingOf(database, params, { asked, priceList });
      return isRefusal(standing) ? standing : { result: await answerOf(database, standing, asked) };
    },
);

type SavedProduct = CallInput<'desk/save-product'>['body']['product'];

/** Returns what is saved of a product with its attributes: those it has where a program says none. */
const withAllAttributes = (
  saved: SavedProduct,
  { attributes, attribute_texts }: Pick<EditedProduct, 'attributes' | 'attribute_texts'>,
): EditedProduct => ({
  ...saved,
  attributes: saved.attributes ?? attributes,
  attribute_texts: saved.attribute_texts ?? attribute_texts,
});

/** A stock that is not to be touched: that of parts, of codes, and one that nobody changed. */
const stockToSet = (
  { product, seen_qty }: { product: EditedProduct; seen_qty: number | null },
  { edited }: Standing,
) => {
  const { stock } = product;
  if (stock === null || edited.stock === null) return null;
  return isSameStock({ ...stock, qty: seen_qty ?? 0 }, { ...edited.stock, qty: seen_qty ?? 0 }) &&
    stock.qty === seen_qty
    ? null
    : { ...stock, seen: seen_qty ?? 0 };
};

/** `PUT /api/desk/catalog/products/{productId}` */
export const saveProduct = handleDeskWrite(
  'desk/save-product',
  ({ pictures }: Pictures) =>
    async (
      { params, body: { version, seen_qty, product: saved } },
      { transaction, act, author, staff, store: { language }, now },
    ) => {
      const asked = { language, now };
      await lockCatalog(transaction);
      const { price_list: priceList } = await readDeskPricing(transaction);
      const standing = orThrow(await standingOf(transaction, params, { asked, priceList }));
      const changed = async (): Promise<Refusal> => ({
        ...refusal('desk.changed-meanwhile'),
        meta: await answerOf(transaction, standing, asked),
      });
      if (versionOf(standing.edited) !== version) return changed();
      const product = withAllAttributes(saved, standing.edited);
      const fault = await faultOf(transaction, product, { standing, scope: standing.scope });
      if (fault !== null) return fault;
      const stock = stockToSet({ product, seen_qty }, standing);
      if (stock !== null && !staff.permissions.has('products.stock')) return refusal('request.not-permitted');
      if (stock !== null && stock.qty !== seen_qty && (await isSoldAsCodes(transaction, standing.id)))
        return refusal('desk.stock-is-codes');
      const given = orThrow(await givenPictures(product, standing.product.media, { transaction, pictures }));
      const record = {
        product: withEdits(standing.product, product, { priceList, given, scope: standing.scope }),
        stock,
      };
      if (!(await saveEdited(transaction, [record], { author, now }))) return changed();
      const result = await readBack(transaction, standing.product.sku, { asked, priceList });
      await act({
        act: 'saved',
        entity: 'product',
        entityId: standing.id,
        before: standing.edited,
        after: result.product,
      });
      return { result };
    },
);

/** Makes sure that nobody has this number: those of removed products keep it for their orders. */
const isSkuFree = async (transaction: DatabaseTransaction, sku: string): Promise<boolean> =>
  !(await readKnownSkus(transaction, [sku])).has(sku);

/** `POST /api/desk/catalog/products` */
export const createProduct = handleDeskWrite(
  'desk/create-product',
  ({ pictures }: Pictures) =>
    async (
      { body: { sku, type, product: saved } },
      { transaction, act, author, staff, store: { language }, now },
    ) => {
      const asked = { language, now };
      await lockCatalog(transaction);
      if (!(await isSkuFree(transaction, sku))) return refusal('desk.sku-taken');
      const scope = await readAttributeScope(transaction, null);
      const product = withAllAttributes(saved, { attributes: {}, attribute_texts: {} });
      const fault = await faultOf(transaction, product, { standing: null, scope });
      if (fault !== null) return fault;
      const { price_list: priceList } = await readDeskPricing(transaction);
      if (product.stock !== null && product.stock.qty > 0 && !staff.permissions.has('products.stock'))
        return refusal('request.not-permitted');
      const stock = { ...(product.stock ?? blankProduct(sku).stock), seen: null };
      const given = orThrow(await givenPictures(product, [], { transaction, pictures }));
      const blank = { ...blankProduct(sku), type };
      const record = { product: withEdits(blank, product, { priceList, given, scope }), stock };
      if (!(await saveEdited(transaction, [record], { author, now }))) return refusal('desk.sku-taken');
      const result = await readBack(transaction, sku, { asked, priceList });
      await act({
        act: 'created',
        entity: 'product',
        entityId: result.id,
        before: null,
        after: { sku, type, ...result.product },
      });
      return { result };
    },
);

/** `POST /api/desk/catalog/pictures` */
export const addPicture = handleDeskWrite(
  'desk/add-picture',
  () =>
    async (_, { act, prepared: { given, path, tone } }) => {
      await act(given);
      return { result: { path, tone } };
    },
  ({ pictures }: Pictures) =>
    ({ body: { data } }: CallInput<'desk/add-picture'>, context: PreparingContext) =>
      prepareGivenPicture(pictures, data, context),
);
