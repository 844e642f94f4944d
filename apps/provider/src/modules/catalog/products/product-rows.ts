import type { ProductType } from '@dijla/contract/client';
import type {
  BundleOptionInput,
  CustomOptionInput,
  Language,
  MediaInput,
  ProductTextInput,
  Texts,
} from '../saving/catalog-batch.ts';

type LinkRows = {
  type: 'related' | 'crosssell' | 'upsell' | 'associated';
  sku: string;
  linked_type: ProductType;
  position: number;
  qty: number;
};

export type BundleRows = {
  id: number;
  type: BundleOptionInput['type'];
  is_required: boolean;
  position: number;
  titles: Texts<string>;
  selections: readonly {
    id: number;
    sku: string;
    qty: number;
    is_default: boolean;
    can_change_quantity: boolean;
    position: number;
  }[];
};

/** `percent` is in ten-thousandths of a percent; null for a fixed price, which is filled in on read. */
export type CustomOptionRows = {
  id: number;
  type: CustomOptionInput['type'];
  is_required: boolean;
  max_characters: number | null;
  position: number;
  titles: Texts<string>;
  values: readonly {
    id: number;
    code: string;
    percent: number | null;
    position: number;
    titles: Texts<string>;
  }[];
};

export type DownloadRows = {
  links_purchased_separately: boolean;
  titles: Texts<{ links_title: string; samples_title: string }>;
  links: readonly {
    id: number;
    titles: Texts<string>;
    has_sample: boolean;
    max_downloads: number | null;
    position: number;
  }[];
};

export type BrandRows = { url_key: string | null; image: string | null; titles: Texts<string> };

/** Rows of a product that also a variant within its configurable shows. Times are ISO 8601. */
export type ProductCore = {
  id: number;
  sku: string;
  type: ProductType;
  status: number;
  tax_class_id: number;
  size_class: string | null;
  /** Option id, option ids or plain value by attribute code. */
  attributes: Readonly<Record<string, unknown>>;
  texts: Texts<ProductTextInput>;
  /** Addresses by store code. A product without an address in a store view is not part of it. */
  addresses: Readonly<Record<string, { visibility: number; url_path: string }>>;
  media: readonly MediaInput[];
};

/** All rows that a product's documents are built from. */
export type ProductRows = ProductCore & {
  attribute_set_id: number | null;
  created_at: string;
  updated_at: string;
  /** Assigned categories and their ancestors below the root, in which the product is listed too. */
  categories: readonly {
    id: number;
    parent_id?: number | null;
    names: Texts<string>;
    is_assigned: boolean;
  }[];
  brand: BrandRows | null;
  links: readonly LinkRows[];
  bundle: readonly BundleRows[];
  custom_options: readonly CustomOptionRows[];
  download: DownloadRows | null;
  /** Attribute codes in order. */
  axes: readonly string[];
  variants: readonly ProductCore[];
};

export type DocumentStore = { code: string; language: Language };
