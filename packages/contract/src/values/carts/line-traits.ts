import { z } from 'zod';

/** What promotions ask of a cart line: skus of what is sold and of what it is sold as, paths of its categories, values of attributes that some rule names. */
export const lineTraits = z.object({
  skus: z.array(z.string()),
  categories: z.array(z.string()),
  attributes: z.record(z.string(), z.array(z.string())),
});
export type LineTraits = z.infer<typeof lineTraits>;
