import type { DemoLanguage } from './demo-language.ts';
import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { BrandCode, ColorCode, MaterialCode, SizeCode } from './demo-attributes.ts';
import type { Phrase } from './department.ts';
import type { FactCode } from './facts/fact.ts';

type Words = { name: string; short: string; description: string };

/**
 * A special price in dinars for a limited time, and in cents if the dollar price is set explicitly. `from`
 * is inclusive, `until` exclusive; both are UTC instants, and null is unbounded.
 */
type Offer = { amount: number; dollars?: number; from: string | null; until: string | null };

/**
 * A product as written in the demo's data. With colors or sizes it becomes a configurable product with one
 * variant per pair.
 */
export type DemoProduct = {
  sku: string;
  url_key: string;
  /** Paths of its categories; parent categories are implied. */
  categories: string[];
  brand?: BrandCode;
  materials?: MaterialCode[];
  /** Dinars. */
  price: number;
  /** Price in cents, if the dollar price is set explicitly and not derived. */
  dollars?: number;
  offer?: Offer;
  /**
   * Name of the master, optionally with a tint after a tilde: 'vase~blue'. With colors, each variant has its
   * own picture.
   */
  picture: string;
  colours?: ColorCode[];
  sizes?: SizeCode[];
  /** Stock of the product or of each variant; 'varied' gives the variants quantities from none to many. */
  stock: number | 'varied';
  sales: number;
  /** The date the product was added to the shop. */
  since: string;
  isPick?: boolean;
  isVirtual?: boolean;
  /** Overrides for another product type or a different presentation. */
  more?: Partial<ProductInput>;
  /** Specification rows in addition to brand and material. */
  facts?: Partial<Record<FactCode, Phrase>>;
  words: Record<DemoLanguage, Words>;
};
