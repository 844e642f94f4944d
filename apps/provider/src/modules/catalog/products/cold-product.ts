import type {
  BundlePart,
  ConfigurableOption,
  CustomOptionDocument,
  MediaEntry,
  ProductDocument,
  ProductLink,
  ProductType,
} from '@dijla/contract/client';

/**
 * A variant in its configurable's document, without price and stock; attribute values are members named by
 * their codes.
 */
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

/**
 * The fields of a product's document that change only when the product is edited (DESIGN §4): no price,
 * stock, sales or ratings.
 */
export type ColdProduct = {
  id: number;
  sku: string;
  type_id: ProductType;
  attribute_set_id: number | null;
  name: string;
  lang?: string;
  description: string;
  short_description: string;
  meta_title: string;
  meta_description: string;
  slug: string;
  url_key: string;
  url_path: string;
  status: number;
  visibility: number;
  tax_class_id: number;
  size_class?: string;
  category_ids: string[];
  category: { category_id: number; name: string }[];
  gtm_category?: string;
  brand_details?: { title: string; url_key?: string; image?: string | null };
  image: string | null;
  small_image: string | null;
  thumbnail: string | null;
  media_gallery: MediaEntry[];
  has_options: number;
  required_options: number;
  product_links: ProductLink[];
  created_at: string;
  updated_at: string;
  configurable_options?: ConfigurableOption[];
  configurable_children?: ColdVariant[];
  bundle_options?: BundlePart[];
  /** Fixed prices are 0 here and filled in on read. */
  custom_options?: CustomOptionDocument[];
  links_title?: string;
  samples_title?: string;
  links_purchased_separately?: number;
  /** Prices of links are 0 here and filled in on read. */
  extension_attributes?: ProductDocument['extension_attributes'];
  [attribute: string]: unknown;
};
