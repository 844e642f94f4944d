import type { Texts } from './catalogue-batch.ts';
import type { ProductText } from './product-document-of.ts';

/** What is saved of a product, under ids; two equal states are the same product, so nothing is written. */
export type ProductState = {
  type: string;
  status: number;
  tax_class_id: number;
  attributes: Record<string, unknown>;
  texts: Texts<ProductText>;
  addresses: Record<string, { visibility: number; url_key: string; url_path: string }>;
  categories: { category_id: number; position: number }[];
  media: { path: string; tone: string | null }[];
  /** Attribute ids in order. */
  axes: number[];
  /** Product ids in order. */
  variants: number[];
};

export type SavedProduct = { id: number; created_at: string; state: ProductState };
