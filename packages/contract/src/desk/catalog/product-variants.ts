import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { languages } from '../../store-views.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { amounts, productVersion, sku } from './edited-product.ts';

const code = z.string().min(1).max(255);
const pieces = z.int().min(-10_000_000).max(10_000_000);

/** Variants of one configurable. */
const variantsAtMost = 200;
const axesAtMost = 3;

const labels = z.partialRecord(z.enum(languages), z.string());

const variant = z.object({
  sku,
  /** Code of its option by the code of each axis. */
  options: z.record(code, code),
  is_enabled: z.boolean(),
  /** What is set for one piece; null leaves it as it is, and of a new one what the product costs. */
  regular: amounts.nullable(),
  qty: pieces,
});

/** The variants of a product as their matrix shows them. */
const productVariants = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  version: productVersion,
  /** Whether it may have variants: a simple product that is nobody's variant, or a configurable. */
  may_vary: z.boolean(),
  /** Pieces of a product that has no variants yet, which none of them is given; null where there are none to give. */
  own_qty: pieces.nullable(),
  /** What variants differ by, in its order. */
  axes: z.array(z.string()),
  /** Attributes of which one option is chosen. */
  attributes: z.array(
    z.object({ code: z.string(), labels, options: z.array(z.object({ code: z.string(), labels })) }),
  ),
  variants: z.array(variant),
});

export const readProductVariants = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/products/{productId}/variants',
  access: { for: 'staff', permission: 'products.read' },
  summary: 'The variants of a product, and what they may differ by',
  query: deskQuery,
  result: productVariants,
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});

export const saveProductVariants = defineCall({
  method: 'PUT',
  path: '/api/desk/catalog/products/{productId}/variants',
  access: { for: 'staff', permission: 'products.edit' },
  summary:
    'Makes a product have exactly these variants; a simple one becomes a configurable by it. One that is left out goes off sale and is kept for its orders. Refused where anything of it is no longer of `version`',
  query: deskQuery,
  body: z.object({
    version: productVersion,
    axes: z.array(code).min(1).max(axesAtMost),
    variants: z
      .array(
        variant.extend({
          /** How many pieces there were when the matrix was opened; null for a new one. */
          seen_qty: pieces.nullable(),
        }),
      )
      .min(1)
      .max(variantsAtMost),
  }),
  result: productVariants,
  refusals: [
    ...deskRefusals,
    'request.invalid',
    'desk.product-not-found',
    'desk.product-composed',
    'desk.changed-meanwhile',
    'desk.choice-unknown',
    'desk.sku-taken',
    'desk.special-not-below',
    'gift-card.below-worth',
    'desk.stock-is-codes',
  ],
});
