import type {
  BundlePart,
  ChosenOption,
  CustomOptionDocument,
  PriceExtra,
  PriceRow,
} from '@dijla/contract/client';
import type { StockFigures } from '../availability/stock-state-of.ts';

/** A product that can be put into a bundle; price rows in minor units. */
export type PartProduct = {
  id: number;
  sku: string;
  name: string;
  prices: readonly PriceRow[];
  tax_class_id: number;
  is_virtual: boolean;
  stock: StockFigures & { max_sale_qty: number };
};

/** One of the choices for a part of a bundle: `qty` of these goods, unless the shopper may say how many. */
export type BundleSelection = {
  id: number;
  qty: number;
  is_default: boolean;
  can_change_quantity: boolean;
  goods: PartProduct;
};

/** A part of a bundle; only what can be sold is among its selections. */
export type BundleOption = {
  id: number;
  title: string;
  type: BundlePart['type'];
  is_required: boolean;
  selections: readonly BundleSelection[];
};

/** One of the values of an option that is chosen from. */
export type OptionValue = { id: number; title: string; extra: PriceExtra };

/** An option of one product alone. What a shopper writes into has no values and costs its own `extra`. */
export type CustomOption = {
  id: number;
  title: string;
  type: CustomOptionDocument['type'];
  is_required: boolean;
  max_characters: number | null;
  extra: PriceExtra;
  values: readonly OptionValue[];
};

/** Files to download; sold one by one when `is_separate`, else all of them with the product. Amounts in minor units. */
export type Download = {
  title: string;
  is_separate: boolean;
  links: readonly { id: number; title: string; amount: number }[];
};

/** What a product lets a shopper choose beside a variant. */
export type ProductChoices = {
  bundle: readonly BundleOption[];
  custom: readonly CustomOption[];
  download: Download | null;
};

export type ChosenPart = { goods: PartProduct; qty: number };

/**
 * What was chosen: how it reads, what it adds to the price, and the products it holds. `is_made` when a line of the shopper's own words is put
 * on it: nobody knows yet when such a thing is ready.
 */
export type Choice = {
  options: readonly ChosenOption[];
  extras: readonly PriceExtra[];
  parts: readonly ChosenPart[];
  is_made?: true;
};

/** Whether answering it makes the product for one shopper; words in an area go along with it, as on a card. */
export const isMadeBy = ({ type }: Pick<CustomOption, 'type'>): boolean => type === 'field';

export const nothingChosen: Choice = { options: [], extras: [], parts: [] };

/** Why a choice cannot be taken; `option` is the title of what it is about and `option_id` its id, where it is known. */
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
