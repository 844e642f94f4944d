import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import type { Language } from '../../i18n/store-views.ts';
import type { AddAllResult, AddResult } from '../../stores/cart-actions.ts';
import type { Chosen } from '../../view-models/chosen-option.ts';
import type { PriceView } from '../../view-models/price-view.ts';
import type { BuyableView, ProductView } from '../../view-models/product-view.ts';

/** What the form holds at a moment. */
export type Choice = {
  /** Values of the variant. */
  values: ChosenValues;
  /** What is chosen beside it. */
  chosen: Chosen;
  /** How many of a part, under the name of its field; of a member of a group under its sku. */
  quantities: Readonly<Record<string, number>>;
  qty: number;
};

/** Something that is not as it must be, what it is about in words, and the name of the field where the shopper mends it. */
export type ChoiceFault = { code: string; field: string | null; title: string; most: number };

export type AddOutcome = AddResult | AddAllResult | { ok: false; fault: ChoiceFault };

/** What it costs as chosen, at `now` (ms); null while nothing of it has a known price. */
export type Pricing = (product: ProductView, buyable: BuyableView, choice: Choice, at: { now: number; language: Language }) => PriceView | null;

/** How a type of product is priced and put into the cart. */
export type PurchaseRules = {
  chosenAtFirst: (product: ProductView) => Chosen;
  /** What is chosen in the fields of the form. */
  read: (product: ProductView, answersTo: (name: string) => string[], quantities: Choice['quantities']) => Chosen;
  /** Brings how it is priced as chosen; null where nothing that is chosen changes the price. */
  fetchPricing: (() => Promise<Pricing>) | null;
  add: (product: ProductView, buyable: BuyableView, choice: Choice, language: Language) => Promise<AddOutcome>;
};

/** What the parts of the form are given. */
export type PartProps = {
  product: ProductView;
  choice: Choice;
  /** Minor units of one piece before anything is chosen beside it: shares of a price are of this. */
  ownPrice: number;
  fault: ChoiceFault | null;
  onQuantity: (name: string, qty: number) => void;
};
