import { z } from 'zod';

/** Rates of a tax rule; `rate` is a percentage, 0 to 100, with at most four decimals (wire §7.8). */
const taxRate = z.object({
  id: z.int(),
  tax_country_id: z.string(),
  tax_region_id: z.int(),
  region_name: z.string().optional(),
  tax_postcode: z.string(),
  rate: z.number(),
  code: z.string(),
  titles: z.array(z.unknown()),
});

export const taxRule = z.object({
  id: z.int(),
  code: z.string(),
  priority: z.int(),
  position: z.int(),
  customer_tax_class_ids: z.array(z.int()),
  product_tax_class_ids: z.array(z.int()),
  tax_rate_ids: z.array(z.int()),
  calculate_subtotal: z.boolean(),
  rates: z.array(taxRate),
});
export type TaxRule = z.infer<typeof taxRule>;
export type TaxRate = z.infer<typeof taxRate>;
