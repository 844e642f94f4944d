import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { languages } from '../../store-views.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { line, productVersion } from './edited-product.ts';

const reads = { for: 'staff', permission: 'products.read' } as const;
const arranges = { for: 'staff', permission: 'catalog.arrange' } as const;

/** Options of one attribute. */
const optionsAtMost = 3000;

/** How what a product has of an attribute is said: `price` is any number. */
export const attributeInput = z.enum(['select', 'multiselect', 'boolean', 'text', 'price', 'date']);

const labels = z.record(z.enum(languages), line(255));

const option = z.object({
  /** What products and imports know it by; it stays. */
  code: z.string().trim().min(1).max(255),
  /** The color of its swatch, or null. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'should be a color such as #a82a2c')
    .nullable(),
  labels,
});

/** What an owner says of one attribute at the desk. */
const editedAttribute = z.object({
  labels: labels.refine(
    (all) => Object.values(all).some((label) => label !== ''),
    'should have a name in a language',
  ),
  /** Whether listings are narrowed by it. */
  is_filterable: z.boolean(),
  is_comparable: z.boolean(),
  /** Whether a product's page shows it. */
  is_visible_on_front: z.boolean(),
  /** In their order, each once. */
  options: z
    .array(option)
    .max(optionsAtMost)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'has an option twice'),
});

const attributeToEdit = z.object({
  id: z.int(),
  code: z.string(),
  input: attributeInput,
  version: productVersion,
  attribute: editedAttribute,
});

const refusals = [...deskRefusals, 'request.invalid', 'desk.attribute-not-found'] as const;

const listAttributes = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/attributes',
  access: reads,
  summary: 'All attributes of products in the owner’s order, with what they are for',
  query: deskQuery,
  result: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        input: attributeInput,
        labels: z.partialRecord(z.enum(languages), z.string()),
        is_filterable: z.boolean(),
        is_visible_on_front: z.boolean(),
        options: z.int(),
      }),
    ),
  }),
  refusals: deskRefusals,
});

const readAttributeToEdit = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/attributes/{attributeId}',
  access: reads,
  summary: 'All that is said of one attribute, and the version it is saved with',
  query: deskQuery,
  result: attributeToEdit,
  refusals,
});

const saveAttribute = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/attributes/{attributeId}',
  access: arranges,
  summary:
    'Saves one attribute with exactly these options. Refused where it is no longer of `version`, with what it is now in `meta`, or where a product has an option that is left out',
  query: deskQuery,
  body: z.object({ version: productVersion, attribute: editedAttribute }),
  result: attributeToEdit,
  refusals: [...refusals, 'desk.changed-meanwhile', 'desk.option-used'],
});

const createAttribute = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/attributes',
  access: arranges,
  summary: 'Makes an attribute, after the others; its code and its kind stay from then on',
  query: deskQuery,
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^[a-z][a-z0-9_]{0,59}$/, 'should begin with a letter, of a to z, digits and _'),
    input: attributeInput,
    attribute: editedAttribute,
  }),
  result: attributeToEdit,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'desk.code-taken'],
});

/** Calls by which staff write attributes and their options. */
export const attributeCalls = {
  'desk/attributes': listAttributes,
  'desk/attribute': readAttributeToEdit,
  'desk/save-attribute': saveAttribute,
  'desk/create-attribute': createAttribute,
} as const;
