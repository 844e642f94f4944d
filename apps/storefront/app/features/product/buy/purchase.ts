import type { Language } from '@dijla/contract/store-views';
import type { Choice, ChoiceError } from '../../../view-models/choice/choice.ts';
import type { Chosen } from '../../../view-models/choice/chosen-option.ts';
import type { PriceView } from '../../../view-models/product/price-view.ts';
import type { BuyableView, ProductView } from '../../../view-models/product/product-view.ts';

/** Returns the price of the choice at `now` (ms), or null while no price is known. */
export type Pricing = (
  product: ProductView,
  choice: Choice,
  of: { buyable: BuyableView; now: number; language: Language },
) => PriceView | null;

/** How the choices of a product type are read and priced. */
export type PurchaseRules = {
  chosenAtFirst: (product: ProductView) => Chosen;
  /** Reads the choices from the form's fields. */
  read: (
    product: ProductView,
    answersTo: (name: string) => string[],
    quantities: Choice['quantities'],
  ) => Chosen;
  /** Fetches the pricing of choices; null when no choice changes the price. */
  fetchPricing: (() => Promise<Pricing>) | null;
};

/** Props of the form's parts. */
export type PartProps = {
  product: ProductView;
  choice: Choice;
  /** Price of one piece as chosen. */
  price: PriceView | null;
  /** Price of one piece in minor units without further choices; percentages refer to it. */
  ownPrice: number;
  error: ChoiceError | null;
  onQuantity: (name: string, qty: number) => void;
};
