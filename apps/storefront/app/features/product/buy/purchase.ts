import type { Language } from '../../../i18n/store-views.ts';
import type { Choice, ChoiceError } from '../../../view-models/choice/choice.ts';
import type { Chosen } from '../../../view-models/choice/chosen-option.ts';
import type { PriceView } from '../../../view-models/product/price-view.ts';
import type { BuyableView, ProductView } from '../../../view-models/product/product-view.ts';

/** What it costs as chosen, at `now` (ms); null while nothing of it has a known price. */
export type Pricing = (
  product: ProductView,
  buyable: BuyableView,
  choice: Choice,
  at: { now: number; language: Language },
) => PriceView | null;

/** How a type of product is chosen and priced. */
export type PurchaseRules = {
  chosenAtFirst: (product: ProductView) => Chosen;
  /** What is chosen in the fields of the form. */
  read: (
    product: ProductView,
    answersTo: (name: string) => string[],
    quantities: Choice['quantities'],
  ) => Chosen;
  /** Brings how it is priced as chosen; null where nothing that is chosen changes the price. */
  fetchPricing: (() => Promise<Pricing>) | null;
};

/** What the parts of the form are given. */
export type PartProps = {
  product: ProductView;
  choice: Choice;
  /** What one piece costs as chosen. */
  price: PriceView | null;
  /** Minor units of one piece before anything is chosen beside it: shares of a price are of this. */
  ownPrice: number;
  fault: ChoiceError | null;
  onQuantity: (name: string, qty: number) => void;
};
