import { z } from 'zod';

/** An attribute definition with its options in the store's language (wire §7.8). */
export const attributeDocument = z.object({
  id: z.int(),
  attribute_id: z.int(),
  attribute_code: z.string(),
  entity_type_id: z.string(),
  frontend_input: z.string(),
  frontend_label: z.string(),
  default_frontend_label: z.string(),
  is_user_defined: z.boolean(),
  is_visible: z.boolean(),
  is_visible_on_front: z.enum(['0', '1']),
  is_comparable: z.boolean(),
  is_filterable: z.boolean(),
  position: z.int(),
  options: z.array(z.object({ label: z.string(), value: z.string(), hex: z.string().optional() })),
});
export type AttributeDocument = z.infer<typeof attributeDocument>;
