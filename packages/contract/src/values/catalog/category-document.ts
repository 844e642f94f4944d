import { z } from 'zod';
import { mediaEntry } from './product-document.ts';

const categoryMembers = {
  id: z.int(),
  parent_id: z.int(),
  name: z.string(),
  url_key: z.string(),
  url_path: z.string(),
  slug: z.string(),
  /** Ids from the root down, joined by slashes: `1/2/20`. */
  path: z.string(),
  level: z.int(),
  position: z.int(),
  is_active: z.boolean(),
  include_in_menu: z.int(),
  product_count: z.int(),
  children_count: z.int(),
  /** Ids of the active categories below, joined by commas. */
  children: z.string(),
  is_anchor: z.boolean(),
  display_mode: z.string(),
  image: z.string().nullable(),
  lang: z.string().optional(),
  /** The members from here on exist only on the category itself, not on those nested in `children_data`. */
  description: z.string().optional(),
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
  meta_keywords: z.string().optional(),
  media_gallery: z.array(mediaEntry).optional(),
};

export type CategoryDocument = z.infer<z.ZodObject<typeof categoryMembers>> & {
  children_data: CategoryDocument[];
};

/** A category with the tree below it (wire §7.8). The root is level 1, top categories are level 2. */
export const categoryDocument: z.ZodType<CategoryDocument> = z.object({
  ...categoryMembers,
  get children_data() {
    return z.array(categoryDocument);
  },
});
