import { editedProductOf, versionOf } from '@dijla/provider/modules/catalog/desk/editing/edited-product';
import {
  shownVariants,
  versionOfVariants,
} from '@dijla/provider/modules/catalog/desk/editing/product-variants';
import { readRecords } from '@dijla/provider/modules/catalog/desk/editing/save-edited';
import { readDeskPricing } from '@dijla/provider/modules/catalog/desk/product-detail-sql';
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
  const product = editedProductOf(standing.product, price_list);
  return { query: { productId: String(standing.id) }, product };
};

/** Requests of calls by which staff write products. */
export const catalogWrites = {
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
  'desk/priced-products': async () => ({ query: { skus: '["DJ-SIMPLE"]' } }),
  'desk/product-variants': async (shop) => ({ query: (await productToEdit(shop)).query }),
  'desk/product-to-edit': async (shop) => ({ query: (await productToEdit(shop)).query }),
} satisfies Record<string, Prepare>;
