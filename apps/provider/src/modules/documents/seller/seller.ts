import type { Words } from '../papers/order-paper.ts';

/** Who sells, as the law wants it on an invoice; what the owner has not given is null. Frozen with each invoice. */
export type SellerFacts = {
  shop_name: Words;
  /** The company behind the shop's name. */
  legal_name: Words | null;
  address: Words | null;
  telephone: string | null;
  email: string | null;
  licence_number: string | null;
  tax_number: string | null;
};

/** How the shop's papers look. Not a fact, and never frozen. */
export type PaperLook = {
  /** SVG. */
  logo: string | null;
  /** Whether the shop's name stands beside the logo; where there is none, it always does. */
  shows_name: boolean;
  /** CSS color `#rrggbb`. */
  accent: string;
};

export type Seller = { facts: SellerFacts; look: PaperLook };
