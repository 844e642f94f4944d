import type { ConfigurableOption, MediaEntry, ProductType } from '@dijla/contract/client';

/** A variant as its configurable's document carries it, without price and stock; attribute values stand under their codes. */
export type ColdVariant = {
  id: number;
  sku: string;
  name: string;
  status: number;
  visibility: number;
  image: string | null;
  tax_class_id: number;
  url_key: string;
  url_path: string;
  [attribute: string]: unknown;
};

/** The fields of a product's document that change only when someone edits it (DESIGN §4): no price, stock or sales. */
export type ColdProduct = {
  id: number;
  sku: string;
  type_id: ProductType;
  name: string;
  lang?: string;
  description: string;
  short_description: string;
  slug: string;
  url_key: string;
  url_path: string;
  status: number;
  visibility: number;
  tax_class_id: number;
  category_ids: string[];
  category: { category_id: number; name: string }[];
  image: string | null;
  small_image: string | null;
  thumbnail: string | null;
  media_gallery: MediaEntry[];
  created_at: string;
  updated_at: string;
  configurable_options?: ConfigurableOption[];
  configurable_children?: ColdVariant[];
  [attribute: string]: unknown;
};
