import type { Language, ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { BrandCode, ColorCode, MaterialCode, SizeCode } from './demo-attributes.ts';
import type { Phrase } from './department.ts';
import type { FactCode } from './facts/fact.ts';

export type Words = { name: string; short: string; description: string };

/** Dinars for a time, and cents where the price in dollars is set; `from` included, `until` excluded, both UTC instants, null is open. */
export type Offer = { amount: number; dollars?: number; from: string | null; until: string | null };

/** A product as the demo's data writes it; with colours or sizes it is a configurable of all their pairs. */
export type DemoProduct = {
  sku: string;
  url_key: string;
  /** Paths of the categories it stands in; it is in those above them anyway. */
  categories: string[];
  brand?: BrandCode;
  materials?: MaterialCode[];
  /** Dinars. */
  price: number;
  /** Cents, where the price in dollars is set and not derived. */
  dollars?: number;
  offer?: Offer;
  /** The master's name, with a tint behind a tilde: 'vase~blue'; with colours each variant has its own. */
  picture: string;
  colours?: ColorCode[];
  sizes?: SizeCode[];
  /** Pieces of the product, or of each variant; 'varied' gives variants from none to many. */
  stock: number | 'varied';
  sales: number;
  /** The day it came into the shop. */
  since: string;
  isPick?: boolean;
  isVirtual?: boolean;
  /** What makes it another kind of goods, or shows it otherwise. */
  more?: Partial<ProductInput>;
  /** Lines of the specification beside brand and material. */
  facts?: Partial<Record<FactCode, Phrase>>;
  words: Record<Language, Words>;
};
