import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { languages } from '../../store-views.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { givenPicture } from '../given-picture.ts';
import { attributeCalls, attributeInput } from './attributes.ts';
import { brandCalls } from './brands.ts';
import { categoryCalls } from './categories.ts';
import { categoryProductCalls } from './category-products.ts';
import { editedProduct, productVersion, savedProduct, sku } from './edited-product.ts';
import { readPricedProducts, savePriceList } from './price-list.ts';
import { productCostCalls } from './product-costs.ts';
import { productDownloadCalls } from './product-downloads.ts';
import { readProductVariants, saveProductVariants } from './product-variants.ts';

const readsProducts = { for: 'staff', permission: 'products.read' } as const;
const editsProducts = { for: 'staff', permission: 'products.edit' } as const;

const labels = z.partialRecord(z.enum(languages), z.string());

/** A product as its form shows it. */
const productToEdit = z.object({
  id: z.int(),
  sku: z.string(),
  type: z.string(),
  /** Its name in the language asked for. */
  name: z.string(),
  version: productVersion,
  /** Whether its pieces are codes in a pool, which are added there. */
  stock_is_codes: z.boolean(),
  /** Codes of attributes by which it is told apart from other variants, which the matrix of its product says. */
  axes: z.array(z.string()),
  product: editedProduct,
});

const refusals = [
  ...deskRefusals,
  'request.invalid',
  'desk.address-taken',
  'desk.special-not-below',
  'gift-card.below-worth',
  'desk.choice-unknown',
  'desk.picture-unreadable',
] as const;

const readProductChoices = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/choices',
  access: readsProducts,
  summary:
    'What a product may be given: categories, brands, attributes, tax classes, classes of bulky goods, currencies',
  query: deskQuery,
  result: z.object({
    /** Currencies that a price can be set in. */
    units: z.array(unit),
    /** From the top down, each after what it lies below. */
    categories: z.array(z.object({ path: z.string(), level: z.int(), names: labels })),
    brands: z.array(z.object({ code: z.string(), labels })),
    /** All attributes but `brand`, in the owner’s order. */
    attributes: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        input: attributeInput,
        labels,
        options: z.array(z.object({ code: z.string(), labels })),
      }),
    ),
    tax_classes: z.array(z.object({ id: z.int(), name: z.string() })),
    size_classes: z.array(z.string()),
  }),
  refusals: deskRefusals,
});

const readProductToEdit = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/products/{productId}',
  access: readsProducts,
  summary: 'All that is said of one product, and the version it is saved with',
  query: deskQuery,
  result: productToEdit,
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});

const saveProduct = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/products/{productId}',
  access: editsProducts,
  summary:
    'Saves one product whole. Refused where it is no longer of `version`, with what it is now in `meta`, so that no colleague’s change is lost; pieces are set where `qty` is not `seen_qty`, and only while there are still so many',
  query: deskQuery,
  body: z.object({
    version: productVersion,
    /** How many pieces there were when the form was opened. */
    seen_qty: z.int().min(-10_000_000).max(10_000_000).nullable(),
    product: savedProduct,
  }),
  result: productToEdit,
  refusals: [...refusals, 'desk.product-not-found', 'desk.changed-meanwhile', 'desk.stock-is-codes'],
});

const createProduct = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/products',
  access: editsProducts,
  summary:
    'Makes a simple product, a virtual one: a card or a service that nobody delivers, or one of files to download',
  query: deskQuery,
  body: z.object({
    sku,
    type: z.enum(['simple', 'virtual', 'downloadable']).default('simple'),
    product: savedProduct,
  }),
  result: productToEdit,
  replayable: true,
  refusals: [...refusals, 'desk.sku-taken'],
});

const addPicture = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/pictures',
  access: editsProducts,
  summary:
    'Keeps a picture, decoded and encoded anew; it belongs to a product once that is saved with its path. JPEG, PNG, WebP and GIF alone',
  query: deskQuery,
  result: z.object({ path: z.string(), tone: z.string() }),
  ...givenPicture,
});

/** Calls by which staff write products. */
export const catalogCalls = {
  'desk/product-choices': readProductChoices,
  'desk/product-to-edit': readProductToEdit,
  'desk/save-product': saveProduct,
  'desk/create-product': createProduct,
  'desk/add-picture': addPicture,
  'desk/priced-products': readPricedProducts,
  'desk/save-price-list': savePriceList,
  'desk/product-variants': readProductVariants,
  'desk/save-variants': saveProductVariants,
  ...productCostCalls,
  ...productDownloadCalls,
  ...categoryCalls,
  ...categoryProductCalls,
  ...brandCalls,
  ...attributeCalls,
} as const;
