import type {
  BundlePart,
  ChosenOption,
  CustomOptionDocument,
  PriceExtra,
  PriceRow,
} from '@dijla/contract/client';
import type { StockFigures } from '../availability/stock-state-of.ts';

/** A product that can be part of a bundle; price rows are in minor units. */
export type PartProduct = {
  id: number;
  sku: string;
  name: string;
  prices: readonly PriceRow[];
  tax_class_id: number;
  is_virtual: boolean;
  size_class?: string | null;
  stock: StockFigures & { max_sale_qty: number };
};

/**
 * One of the choices for a bundle part: `qty` pieces of the product, unless the shopper can change the
 * quantity.
 */
export type BundleSelection = {
  id: number;
  qty: number;
  is_default: boolean;
  can_change_quantity: boolean;
  product: PartProduct;
};

/** A part of a bundle; its selections include sellable products only. */
export type BundleOption = {
  id: number;
  title: string;
  type: BundlePart['type'];
  is_required: boolean;
  selections: readonly BundleSelection[];
};

/** A value of a select option. */
export type OptionValue = { id: number; title: string; extra: PriceExtra };

/** A custom option of one product. A text option has no values; its price is its own `extra`. */
export type CustomOption = {
  id: number;
  title: string;
  type: CustomOptionDocument['type'];
  is_required: boolean;
  max_characters: number | null;
  extra: PriceExtra;
  values: readonly OptionValue[];
};

/**
 * Download links, sold separately when `is_separate`, otherwise all together with the product. Amounts are
 * in minor units.
 */
export type Download = {
  title: string;
  /** Words of the links to samples; empty: the shop's own. */
  sample_title: string;
  is_separate: boolean;
  links: readonly { id: number; title: string; amount: number; has_sample: boolean }[];
};

/** What a shopper can choose for a product besides a variant. */
export type ProductChoices = {
  bundle: readonly BundleOption[];
  custom: readonly CustomOption[];
  download: Download | null;
};

export type ChosenPart = { product: PartProduct; qty: number };

/**
 * What was chosen: its texts, what it adds to the price, and the products it contains. `is_made` is set when
 * the product is personalized with the shopper's text; its delivery day is then unknown.
 */
export type Choice = {
  options: readonly ChosenOption[];
  extras: readonly PriceExtra[];
  parts: readonly ChosenPart[];
  is_made?: true;
};

/** Whether an answer personalizes the product. Text in an area only accompanies it, as on a card. */
export const isMadeBy = ({ type }: Pick<CustomOption, 'type'>): boolean => type === 'field';

export const nothingChosen: Choice = { options: [], extras: [], parts: [] };

/**
 * Why a choice is refused; `option` is the title of the option concerned and `option_id` its id, where
 * known.
 */
export type ChoiceRefusal = {
  ok: false;
  code:
    | 'cart.options-missing'
    | 'cart.choice-not-found'
    | 'cart.choice-too-many'
    | 'cart.choice-qty-fixed'
    | 'cart.qty-invalid'
    | 'cart.text-too-long'
    | 'cart.date-invalid'
    | 'cart.links-missing';
  data: { option_id?: number; option?: string; most?: number };
};

export type ChoiceResult = { ok: true; choice: Choice } | ChoiceRefusal;
