import { readDefinitions } from '@dijla/provider/modules/catalog/attributes/attribute-sql';
import { readBrands } from '@dijla/provider/modules/catalog/brands/brand-sql';
import {
  editedAttributeOf,
  versionOfAttribute,
} from '@dijla/provider/modules/catalog/desk/definitions/edited-attribute';
import { editedBrandOf, versionOfBrand } from '@dijla/provider/modules/catalog/desk/definitions/edited-brand';
import { readAttributeScope } from '@dijla/provider/modules/catalog/desk/editing/attribute-scope-sql';
import { editedProductOf, versionOf } from '@dijla/provider/modules/catalog/desk/editing/edited-product';
import {
  shownVariants,
  versionOfVariants,
} from '@dijla/provider/modules/catalog/desk/editing/product-variants';
import { readRecords } from '@dijla/provider/modules/catalog/desk/editing/save-edited';
import { readDeskPricing } from '@dijla/provider/modules/catalog/desk/product-detail-sql';
import {
  editedCategoryOf,
  versionOf as versionOfCategory,
} from '@dijla/provider/modules/catalog/desk/categories/edited-category';
import { standingAt } from '@dijla/provider/modules/catalog/desk/categories/standing-category';
import { orThrow } from '@dijla/provider/call/refusal';
import { downloadReads, downloadWrites } from './desk-download-requests.ts';
import type { ProviderOverHttp } from '@dijla/test-kit/provider-over-http';
import type { DeskCall } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';

type Shop = Pick<ProviderOverHttp, 'database'>;
type Prepare = (shop: Shop) => Promise<DeskCall>;

const text = { short_description: '', description: '', meta_title: '', meta_description: '' };

/** What may be said of a simple product. */
export const anEditedProduct = {
  is_enabled: true,
  visibility: 4,
  url_key: 'samovar-of-karrada',
  tax_class_id: 0,
  size_class: null,
  brand: null,
  attributes: {},
  attribute_texts: {},
  categories: [],
  pictures: [],
  texts: { en: { name: 'Samovar', ...text }, ar: { name: 'سماور', ...text } },
  prices: { regular: [{ currency: 'IQD', amount: 85_000 }], specials: [] },
  stock: { qty: 4, manage_stock: true, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 10 },
};

/** A picture of 60 × 60 pixels. */
export const aPicture =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAA8CAMAAAANIilAAAAAA1BMVEWIRCIJKbwHAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRIie3BMQEAAADCoPVPbQZ/oAAAAKDLAA5MAAGuk40bAAAAAElFTkSuQmCC';

let made = 0;
const newProduct = () => {
  made += 1;
  return { sku: `SAMOVAR-${made}`, product: { ...anEditedProduct, url_key: `samovar-${made}` } };
};

const productToEdit = async ({ database: { db } }: Shop) => {
  const standing = (await readRecords(db, ['DJ-SIMPLE'])).get('DJ-SIMPLE');
  if (standing === undefined) throw new Error('the shop has no DJ-SIMPLE');
  const { price_list } = await readDeskPricing(db);
  const scope = await readAttributeScope(db, standing.id);
  const product = editedProductOf(standing.product, { priceList: price_list, scope });
  return { query: { productId: String(standing.id) }, product };
};

const categoryText = { description: '', meta_title: '', meta_description: '' };

/** What may be said of a category. */
export const anEditedCategory = {
  is_active: true,
  include_in_menu: true,
  url_key: 'samovars-and-trays',
  image: null,
  texts: { en: { name: 'Samovars', ...categoryText }, ar: { name: 'سماورات', ...categoryText } },
};

const categoryToEdit = async ({ database: { db } }: Shop) => {
  const { rows } = await sql<{ id: number }>`
    select c.id from category c where c.parent_id is not null and exists (select from product_category p where p.category_id = c.id)
      and not exists (select from category below where below.parent_id = c.id) order by c.id limit 1`.execute(
    db,
  );
  const standing = orThrow(await standingAt(db, rows[0]?.id ?? 0));
  return { query: { categoryId: String(standing.row.id) }, standing };
};

/** Requests of calls by which staff arrange categories. */
const categoryWrites = {
  'desk/create-category': async () => {
    made += 1;
    return { body: { parent_id: null, category: { ...anEditedCategory, url_key: `samovars-${made}` } } };
  },
  'desk/save-category': async (shop) => {
    const { query, standing } = await categoryToEdit(shop);
    const category = editedCategoryOf(standing.category);
    const include_in_menu = !category.include_in_menu;
    return {
      query,
      body: { version: versionOfCategory(category), category: { ...category, include_in_menu } },
    };
  },
  'desk/move-category': async (shop) => {
    const { query, standing } = await categoryToEdit(shop);
    const { row, tree } = standing;
    const parent_id = row.parent_id === tree.root.id ? null : row.parent_id;
    return { query, body: { seen_parent_id: parent_id, parent_id, before_id: null } };
  },
  'desk/show-category': async (shop) => ({
    query: (await categoryToEdit(shop)).query,
    body: { is_active: true },
  }),
  'desk/delete-category': async (shop) => {
    const { db } = shop.database;
    made += 1;
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into category (parent_id, level, source) select root_category_id, 2, 'desk' from store_view limit 1 returning id
      ), addressed as (
        insert into category_store (category_id, store_code, url_key, url_path)
        select made.id, s.code, ${`empty-${made}`}, ${`empty-${made}`} from made cross join store_view s
      ) select id from made`.execute(db);
    return { query: { categoryId: String(rows[0]?.id) }, body: { products_to: null } };
  },
  'desk/add-category-products': async (shop) => ({
    query: (await categoryToEdit(shop)).query,
    body: { skus: ['DJ-SIMPLE'] },
  }),
  'desk/remove-category-products': async (shop) => ({
    query: (await categoryToEdit(shop)).query,
    body: { skus: ['DJ-SIMPLE'] },
  }),
  'desk/place-category-product': async (shop) => {
    const { query } = await categoryToEdit(shop);
    const { rows } = await sql<{ sku: string }>`
      select p.sku from product_category c join product p on p.id = c.product_id where c.category_id = ${Number(query.categoryId)}
        and exists (select from product_store s where s.product_id = p.id) order by p.id limit 1`.execute(
      shop.database.db,
    );
    return { query, body: { sku: rows[0]?.sku, before: null } };
  },
} satisfies Record<string, Prepare>;

const brandText = { title: 'Karrada', description: '' };

/** What may be said of a brand. */
export const anEditedBrand = {
  url_key: 'karrada',
  image: null,
  slider_image: null,
  slider_position: null,
  texts: { en: brandText, ar: { title: 'كرادة', description: '' } },
};

/** What is said of an attribute that is made. */
export const aNewAttribute = {
  code: 'origin',
  input: 'select',
  attribute: {
    labels: { en: 'Origin', ar: 'المنشأ' },
    is_filterable: true,
    is_comparable: false,
    is_visible_on_front: true,
    options: [{ code: 'karrada', hex: null, labels: { en: 'Karrada', ar: 'الكرادة' } }],
  },
};

const brandToEdit = async ({ database: { db } }: Shop) => {
  const definition = (await readDefinitions(db)).get('brand');
  const option = definition?.options[0];
  if (option === undefined) throw new Error('the shop has no brand');
  const page = (await readBrands(db, [option.code])).get(option.code);
  return { query: { brandId: String(option.id) }, brand: editedBrandOf(option, page) };
};

const attributeToEdit = async ({ database: { db } }: Shop) => {
  const definition = (await readDefinitions(db)).get('color');
  if (definition === undefined) throw new Error('the shop has no colors');
  return { query: { attributeId: String(definition.id) }, attribute: editedAttributeOf(definition) };
};

/** Requests of calls by which staff write brands and attributes. */
const definitionWrites = {
  'desk/create-brand': async () => {
    made += 1;
    return { body: { brand: { ...anEditedBrand, url_key: `karrada-${made}` } } };
  },
  'desk/save-brand': async (shop) => {
    const { query, brand } = await brandToEdit(shop);
    const slider_position = (brand.slider_position ?? 0) + 1;
    return { query, body: { version: versionOfBrand(brand), brand: { ...brand, slider_position } } };
  },
  'desk/set-brand-settings': async () => ({
    body: { show_only_image: false, show_count: true, sort: 'position' },
  }),
  'desk/create-attribute': async () => {
    made += 1;
    return { body: { ...aNewAttribute, code: `origin_${made}` } };
  },
  'desk/save-attribute': async (shop) => {
    const { query, attribute } = await attributeToEdit(shop);
    return { query, body: { version: versionOfAttribute(attribute), attribute } };
  },
} satisfies Record<string, Prepare>;

/** Requests of calls by which staff write products. */
export const catalogWrites = {
  ...categoryWrites,
  ...definitionWrites,
  ...downloadWrites,
  'desk/save-product-costs': async () => ({
    body: { currency: 'IQD', lines: [{ sku: 'DJ-SIMPLE', amount: 9500 }] },
  }),
  'desk/create-product': async () => ({ body: newProduct() }),
  'desk/save-product': async (shop) => {
    const { query, product } = await productToEdit(shop);
    return {
      query,
      body: {
        version: versionOf(product),
        seen_qty: product.stock?.qty ?? null,
        // It stays on sale: other requests order it.
        product: { ...product, visibility: product.visibility === 4 ? 3 : 4 },
      },
    };
  },
  'desk/save-variants': async ({ database: { db } }) => {
    const { rows } = await sql<{ id: number }>`select id from product where sku = 'DJ-TEE'`.execute(db);
    const parent = (await readRecords(db, ['DJ-TEE'])).get('DJ-TEE')?.product;
    if (parent === undefined) throw new Error('the shop has no DJ-TEE');
    const { axes } = parent;
    const { price_list: priceList } = await readDeskPricing(db);
    const found = await readRecords(db, parent.variants);
    const records = parent.variants.flatMap((sku) => found.get(sku)?.product ?? []);
    const variants = shownVariants(records, { axes, priceList });
    return {
      query: { productId: String(rows[0]?.id) },
      body: {
        version: versionOfVariants(axes, variants),
        axes,
        variants: variants.map((variant) => ({ ...variant, seen_qty: variant.qty })),
      },
    };
  },
  'desk/save-price-list': async (shop) => {
    const { product } = await productToEdit(shop);
    const qty = product.stock?.qty ?? 0;
    return { body: { lines: [{ sku: 'DJ-SIMPLE', prices: null, qty: { seen: qty, to: qty + 1 } }] } };
  },
  'desk/add-picture': async () => ({ body: { data: aPicture } }),
} satisfies Record<string, Prepare>;

/** Requests of calls that read products to edit. */
export const catalogReads = {
  ...downloadReads,
  'desk/brand': async (shop) => ({ query: (await brandToEdit(shop)).query }),
  'desk/attribute': async (shop) => ({ query: (await attributeToEdit(shop)).query }),
  'desk/category': async (shop) => ({ query: (await categoryToEdit(shop)).query }),
  'desk/category-products': async (shop) => ({ query: (await categoryToEdit(shop)).query }),
  'desk/priced-products': async () => ({ query: { skus: '["DJ-SIMPLE"]' } }),
  'desk/product-cost': async () => ({ query: { sku: 'DJ-SIMPLE' } }),
  'desk/product-variants': async (shop) => ({ query: (await productToEdit(shop)).query }),
  'desk/product-to-edit': async (shop) => ({ query: (await productToEdit(shop)).query }),
} satisfies Record<string, Prepare>;
