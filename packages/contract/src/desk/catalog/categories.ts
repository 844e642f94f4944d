import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { languages } from '../../store-views.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { isWritten, line, productVersion, slug } from './edited-product.ts';

const reads = { for: 'staff', permission: 'products.read' } as const;
const arranges = { for: 'staff', permission: 'catalog.arrange' } as const;

const categoryId = z.int().min(1).max(999_999_999);
const names = z.partialRecord(z.enum(languages), z.string());

/** Texts of a category in one language; one without a name has none in it. */
const texts = z
  .object({
    name: line(255),
    description: line(20_000),
    meta_title: line(255),
    meta_description: line(500),
  })
  .refine((text) => text.name !== '' || !isWritten(text), {
    message: 'should have a name, as it has other texts',
    path: ['name'],
  });

/** What an owner says of one category at the desk. */
const editedCategory = z
  .object({
    /** Whether shoppers see it. */
    is_active: z.boolean(),
    include_in_menu: z.boolean(),
    url_key: slug,
    /** Path of its picture, or null. */
    image: z.string().min(1).max(400).nullable(),
    texts: z.record(z.enum(languages), texts),
  })
  .superRefine(({ texts: all }, context) => {
    if (languages.some((language) => all[language].name !== '')) return;
    context.addIssue({
      code: 'custom',
      message: 'should have a name in a language',
      path: ['texts', languages[0], 'name'],
    });
  });

/** A category as the tree shows it; those at the top have no `parent_id`. */
const listedCategory = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  level: z.int(),
  names,
  url_path: z.string(),
  image: z.string().nullable(),
  is_active: z.boolean(),
  include_in_menu: z.boolean(),
  /** Products that shoppers find in it and below it. */
  products: z.int(),
});

const categoryToEdit = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  url_path: z.string(),
  version: productVersion,
  /** Products in it itself, whether or not shoppers find them. */
  own_products: z.int(),
  /** Whether other categories are below it. */
  has_below: z.boolean(),
  category: editedCategory,
});

const notFound = [...deskRefusals, 'request.invalid', 'desk.category-not-found'] as const;
const saving = [...notFound, 'desk.address-taken', 'desk.picture-unreadable'] as const;

const listCategories = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/categories',
  access: reads,
  summary: 'The tree of categories, from the top down, each followed by those below it in the owner’s order',
  query: deskQuery,
  result: z.object({ items: z.array(listedCategory) }),
  refusals: deskRefusals,
});

const readCategoryToEdit = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/categories/{categoryId}',
  access: reads,
  summary: 'All that is said of one category, and the version it is saved with',
  query: deskQuery,
  result: categoryToEdit,
  refusals: notFound,
});

const createCategory = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/categories',
  access: arranges,
  summary: 'Makes a category below another, as the last one there; at the top where `parent_id` is null',
  query: deskQuery,
  body: z.object({ parent_id: categoryId.nullable(), category: editedCategory }),
  result: categoryToEdit,
  replayable: true,
  refusals: [...saving, 'desk.category-too-deep'],
});

const saveCategory = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/categories/{categoryId}',
  access: arranges,
  summary:
    'Saves one category. Refused where it is no longer of `version`, with what it is now in `meta`. Another address leaves the old one, and those below it, leading to the new',
  query: deskQuery,
  body: z.object({ version: productVersion, category: editedCategory }),
  result: categoryToEdit,
  refusals: [...saving, 'desk.changed-meanwhile'],
});

const moveCategory = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/categories/{categoryId}/place',
  access: arranges,
  summary:
    'Moves a category with all below it: below `parent_id` (null: to the top), before `before_id` (null: as the last). Refused where it is no longer below `seen_parent_id`, or `before_id` not below `parent_id`',
  query: deskQuery,
  body: z.object({
    seen_parent_id: categoryId.nullable(),
    parent_id: categoryId.nullable(),
    before_id: categoryId.nullable(),
  }),
  result: z.object({ items: z.array(listedCategory) }),
  refusals: [
    ...notFound,
    'desk.changed-meanwhile',
    'desk.address-taken',
    'desk.category-below-itself',
    'desk.category-too-deep',
  ],
});

const showCategory = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/categories/{categoryId}/shown',
  access: arranges,
  summary: 'Shows a category to shoppers, or hides it',
  query: deskQuery,
  body: z.object({ is_active: z.boolean() }),
  result: categoryToEdit,
  refusals: notFound,
});

const deleteCategory = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/categories/{categoryId}/removal',
  access: arranges,
  summary:
    'Deletes a category that has none below it. Its products, where it has any, go to `products_to`, and so does its address; without it one that has products is refused',
  query: deskQuery,
  body: z.object({ products_to: categoryId.nullable() }),
  result: z.object({ products: z.int() }),
  refusals: [...notFound, 'desk.category-not-empty', 'desk.category-has-products', 'desk.choice-unknown'],
});

/** Calls by which staff arrange the tree of categories. */
export const categoryCalls = {
  'desk/categories': listCategories,
  'desk/category': readCategoryToEdit,
  'desk/create-category': createCategory,
  'desk/save-category': saveCategory,
  'desk/move-category': moveCategory,
  'desk/show-category': showCategory,
  'desk/delete-category': deleteCategory,
} as const;
