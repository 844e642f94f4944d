import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const arranges = { for: 'staff', permission: 'catalog.arrange' } as const;

/** Products put into a category, or taken out of it, at once; and those of a page. */
const [skusAtMost, pageOf] = [500, 50];

const skus = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(255)
      .refine((sku) => !sku.includes('\u0000') && sku.isWellFormed(), 'holds characters that cannot be kept'),
  )
  .min(1)
  .max(skusAtMost);

const placedProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** Whether shoppers find it in the category. */
  is_listed: z.boolean(),
});

const refusals = [...deskRefusals, 'request.invalid', 'desk.category-not-found'] as const;

const listCategoryProducts = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/categories/{categoryId}/products',
  access: { for: 'staff', permission: 'products.read' },
  summary: `The products in a category itself, in the owner’s order, ${pageOf} of them after the first \`from\``,
  query: deskQuery.extend({
    from: z
      .string()
      .regex(/^\d{0,6}$/, 'should be a whole number')
      .transform((given) => Number(given))
      .default(0),
  }),
  result: z.object({ items: z.array(placedProduct), total: z.int() }),
  refusals,
});

const addCategoryProducts = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/categories/{categoryId}/products',
  access: arranges,
  summary:
    'Puts products into a category, after those that are in it; of a variant its product. All or none: unknown numbers are refused. Answers which were not in it before',
  query: deskQuery,
  body: z.object({ skus }),
  result: z.object({ added: z.array(z.string()) }),
  refusals: [...refusals, 'desk.skus-unknown'],
});

const removeCategoryProducts = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/categories/{categoryId}/products/removal',
  access: arranges,
  summary: 'Takes products out of a category; answers which were in it. They stay in the shop',
  query: deskQuery,
  body: z.object({ skus }),
  result: z.object({ removed: z.array(z.string()) }),
  refusals,
});

const placeCategoryProduct = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/categories/{categoryId}/products/place',
  access: arranges,
  summary:
    'Puts a product of a category before another one of it, or last where `before` is null. Refused where one of them is no longer in it',
  query: deskQuery,
  body: z.object({ sku: skus.element, before: skus.element.nullable() }),
  result: z.literal(true),
  refusals: [...refusals, 'desk.changed-meanwhile'],
});

/** Calls by which staff say which products are in a category, and in which order. */
export const categoryProductCalls = {
  'desk/category-products': listCategoryProducts,
  'desk/add-category-products': addCategoryProducts,
  'desk/remove-category-products': removeCategoryProducts,
  'desk/place-category-product': placeCategoryProduct,
} as const;
