import { z } from 'zod';
import { freeForm } from '../free-form.ts';

/** Some clients send ids as numbers and others as strings (wire §2.5). */
const idLike = z.union([z.string().max(64), z.number()]);

const configurableItemOption = z.object({ option_id: idLike, option_value: idLike });
export type ConfigurableItemOption = z.infer<typeof configurableItemOption>;

/** Maximum number of options, more than any product has. */
const mostOptions = 200;

/** Maximum length in characters of JSON, enough for several long texts; a cart stores it with every line. */
const mostCharacters = 20_000;

/** Clients send lists where objects keyed by option id are expected, and the other way round (wire §2.5). */
const listOrKeyed = <T extends z.ZodType>(entry: T) =>
  z
    .union([z.array(entry).max(mostOptions), z.record(z.string(), entry)])
    .refine((entries) => Object.keys(entries).length <= mostOptions, 'has too many options')
    .refine((entries) => JSON.stringify(entries).length <= mostCharacters, 'is too long');

const bundleOption = z.object({
  option_id: idLike,
  option_qty: z.union([z.number(), z.string().max(32)]).nullish(),
  /** Clients send null for an option without a choice. */
  option_selections: z.array(idLike.nullable()).max(200),
});

const customOption = z.object({
  option_id: idLike,
  option_value: z.union([z.string().max(4000), z.number(), z.null()]).optional(),
});

/**
 * `product_option` of a cart line as clients send and read it (wire §2.5). Clients compute a checksum over
 * it, so member order matters.
 */
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
