import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { CustomOptionDocument, DownloadLinkDocument } from '@dijla/contract/client';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import { amountKey, type Amounts } from './hot-rows.ts';

/** Returns the amount (minor units, in one currency) of an option, a value or a link of one product. */
export type AmountOf = (owner: 'option' | 'value' | 'link', id: number) => number;

/** An owner without an amount in the currency adds nothing to the price. */
export const amountsIn =
  (amounts: Amounts | undefined, currency: string): AmountOf =>
  (owner, id) =>
    amounts?.[amountKey(owner, id)]?.[currency] ?? 0;

type Scaled = { amountOf: AmountOf; scale: number };

/**
 * Clients of the wire know no other types and would not let the option be answered. The type they receive is
 * answered in the same way (wire §14 W7).
 */
const clientTypes: { readonly [Type in CustomOptionDocument['type']]?: CustomOptionDocument['type'] } = {
  area: 'field',
  date: 'field',
  multiple: 'checkbox',
};

const typesOf = ({ type }: CustomOptionDocument): Pick<CustomOptionDocument, 'type' | 'input_type'> => {
  const shown = clientTypes[type];
  return shown === undefined ? { type } : { type: shown, input_type: type };
};

const shownOption = (option: CustomOptionDocument, { amountOf, scale }: Scaled): CustomOptionDocument => ({
  ...option,
  ...typesOf(option),
  price:
    option.price_type === 'percent' ? option.price : majorUnits(amountOf('option', option.option_id), scale),
  values: option.values.map((value) =>
    value.price_type === 'percent'
      ? value
      : { ...value, price: majorUnits(amountOf('value', value.option_type_id), scale) },
  ),
});

const linksOf = ({ extension_attributes }: ColdProduct): readonly DownloadLinkDocument[] =>
  extension_attributes?.downloadable_product_links ?? [];

/** Returns the options and download links with their prices in major units (wire §7.8). */
export const shownOptions = (
  product: ColdProduct,
  scaled: Scaled,
): Pick<ColdProduct, 'custom_options' | 'extension_attributes'> => {
  const { custom_options, extension_attributes } = product;
  const links = linksOf(product).map((link) => ({
    ...link,
    price: majorUnits(scaled.amountOf('link', link.id), scaled.scale),
  }));
  return {
    ...(custom_options === undefined
      ? {}
      : { custom_options: custom_options.map((option) => shownOption(option, scaled)) }),
    ...(extension_attributes === undefined
      ? {}
      : { extension_attributes: { ...extension_attributes, downloadable_product_links: links } }),
  };
};

/**
 * Minimum amount (minor units) added to a product's own price: the cheapest link when links are sold
 * separately, because one must be chosen.
 */
export const leastSurcharge = (product: ColdProduct, amountOf: AmountOf): number => {
  if (product.links_purchased_separately !== 1) return 0;
  const amounts = linksOf(product).map(({ id }) => amountOf('link', id));
  return amounts.length === 0 ? 0 : Math.min(...amounts);
};
