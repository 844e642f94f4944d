import { z } from 'zod';
import { freeForm } from '../free-form.ts';

/** Ids travel as numbers from some clients and as strings from others (wire §2.5). */
const idLike = z.union([z.string().max(64), z.number()]);

const configurableItemOption = z.object({ option_id: idLike, option_value: idLike });
export type ConfigurableItemOption = z.infer<typeof configurableItemOption>;

/** More than any product has. */
const mostOptions = 200;

/** Room for several long texts, in characters of JSON; a cart keeps it with every line. */
const mostCharacters = 20_000;

/** Lists occur where objects keyed by option id are sent, and the other way round (wire §2.5). */
const listOrKeyed = <T extends z.ZodType>(entry: T) =>
  z
    .union([z.array(entry), z.record(z.string(), entry)])
    .refine((entries) => Object.keys(entries).length <= mostOptions, 'has too many options')
    .refine((entries) => JSON.stringify(entries).length <= mostCharacters, 'is too long');

export const bundleOption = z.object({
  option_id: idLike,
  option_qty: z.union([z.number(), z.string().max(32)]).nullish(),
  /** Clients send null for an option nothing was chosen of. */
  option_selections: z.array(idLike.nullable()).max(200),
});

export const customOption = z.object({
  option_id: idLike,
  option_value: z.union([z.string().max(4000), z.number(), z.null()]).optional(),
});

/** `product_option` of a cart line as clients send and read it (wire §2.5). Member order matters for their checksum. */
export const productOption = z.object({
  extension_attributes: z
    .object({
      configurable_item_options: z.array(configurableItemOption).max(50).nullish(),
      bundle_options: listOrKeyed(bundleOption).nullish(),
      custom_options: listOrKeyed(customOption).nullish(),
      downloadable_option: z.object({ downloadable_links: z.array(idLike).max(200) }).nullish(),
      campaign_data: freeForm.optional(),
    })
    .optional(),
});
export type ProductOption = z.infer<typeof productOption>;
