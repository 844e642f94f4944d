import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { languages } from '../../store-views.ts';
import { brandSettings } from '../../values/catalog/brand.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { isWritten, line, productVersion, slug } from './edited-product.ts';

const reads = { for: 'staff', permission: 'products.read' } as const;
const arranges = { for: 'staff', permission: 'catalog.arrange' } as const;

const picture = z.string().min(1).max(400).nullable();

/** Texts of a brand in one language; one without a title has none in it. */
const texts = z
  .object({ title: line(255), description: line(20_000) })
  .refine((text) => text.title !== '' || !isWritten(text), {
    message: 'should have a name, as it has a text',
    path: ['title'],
  });

/** What an owner says of one brand at the desk. */
const editedBrand = z
  .object({
    url_key: slug,
    /** Shown at 300 × 300. */
    image: picture,
    /** Shown at 200 × 200 among the brands that are featured. */
    slider_image: picture,
    /** Its place among the brands that are featured, or null where it is none of them. */
    slider_position: z.int().min(1).max(1000).nullable(),
    /** Its place in the owner's own order; null: after all others. Left out when it is saved: as it is. */
    position: z.int().min(0).max(1_000_000).nullable().optional(),
    texts: z.record(z.enum(languages), texts),
  })
  .superRefine(({ texts: all }, context) => {
    if (languages.some((language) => all[language].title !== '')) return;
    context.addIssue({
      code: 'custom',
      message: 'should have a name in a language',
      path: ['texts', languages[0], 'title'],
    });
  });

const brandToEdit = z.object({
  id: z.int(),
  code: z.string(),
  version: productVersion,
  brand: editedBrand,
});

const refusals = [...deskRefusals, 'request.invalid'] as const;
const saving = [...refusals, 'desk.address-taken', 'desk.picture-unreadable'] as const;

const listBrands = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/brands',
  access: reads,
  summary: 'All brands with their names, pictures, and how many products are of each',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        names: z.partialRecord(z.enum(languages), z.string()),
        code: z.string(),
        image: z.string().nullable(),
        is_featured: z.boolean(),
        /** Its place in the owner's own order. */
        position: z.int(),
        products: z.int(),
      }),
    ),
  }),
  refusals: deskRefusals,
});

const readBrandToEdit = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/brands/{brandId}',
  access: reads,
  summary: 'All that is said of one brand, and the version it is saved with',
  query: deskQuery,
  result: brandToEdit,
  refusals: [...refusals, 'desk.brand-not-found'],
});

const createBrand = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/brands',
  access: arranges,
  summary: 'Makes a brand, which products can be given then',
  query: deskQuery,
  body: z.object({ brand: editedBrand }),
  result: brandToEdit,
  replayable: true,
  refusals: [...saving, 'desk.choice-unknown'],
});

const saveBrand = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/brands/{brandId}',
  access: arranges,
  summary:
    'Saves one brand. Refused where it is no longer of `version`, with what it is now in `meta`. Another address leaves the old one leading to the new',
  query: deskQuery,
  body: z.object({ version: productVersion, brand: editedBrand }),
  result: brandToEdit,
  refusals: [...saving, 'desk.brand-not-found', 'desk.changed-meanwhile'],
});

const readDeskBrandSettings = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/brand-settings',
  access: reads,
  summary:
    'Whether shoppers see names and counts beside the pictures of brands, and in what order brands are',
  query: deskQuery,
  result: brandSettings,
  refusals: deskRefusals,
});

const setBrandSettings = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/brand-settings',
  access: arranges,
  summary:
    'Sets whether shoppers see names and counts beside the pictures of brands, and in what order brands are',
  query: deskQuery,
  body: brandSettings,
  result: brandSettings,
  refusals,
});

/** Calls by which staff write brands. */
export const brandCalls = {
  'desk/brands': listBrands,
  'desk/brand': readBrandToEdit,
  'desk/create-brand': createBrand,
  'desk/save-brand': saveBrand,
  'desk/brand-settings': readDeskBrandSettings,
  'desk/set-brand-settings': setBrandSettings,
} as const;
