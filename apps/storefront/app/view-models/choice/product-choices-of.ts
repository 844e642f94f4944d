import { missingStock } from '@dijla/commerce-rules/availability/uncounted-stock';
import type {
  BundleOption,
  CustomOption,
  Download,
  PartProduct,
  OptionValue,
  ProductChoices,
} from '@dijla/commerce-rules/choices/product-choices';
import { minorUnits } from '@dijla/commerce-rules/money/minor-units';
import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import type { PartialProduct } from '../wire/expand-document.ts';
import { extraOf } from '../wire/wire-extra.ts';

/** Returns a product as a part of a bundle or group. */
export const productOf = ({
  id = 0,
  sku = '',
  name,
  type_id = 'simple',
  prices = [],
  tax_class_id = 0,
  stock,
}: PartialProduct): PartProduct => ({
  id,
  sku,
  name: name ?? sku,
  prices,
  tax_class_id,
  is_virtual: productTypeTraits[type_id].isVirtual,
  stock: stock ?? missingStock,
});

/**
 * Whether a product can be part of a bundle or group: it is enabled, has its own stock and requires no
 * choice.
 */
export const canBePart = ({
  type_id = 'simple',
  status = 1,
  required_options = 0,
}: PartialProduct): boolean => status < 2 && productTypeTraits[type_id].ownStock && required_options !== 1;

const bundleOptionsOf = (
  { bundle_options = [] }: PartialProduct,
  parts: readonly PartialProduct[],
): BundleOption[] => {
  const bySku = new Map(parts.filter(canBePart).map((part) => [part.sku, productOf(part)]));
  return bundle_options.map(({ option_id: id, title, type, required, product_links }) => ({
    id,
    title,
    type,
    is_required: required,
    selections: product_links.flatMap(({ sku, ...link }) => {
      const found = bySku.get(sku);
      return found
        ? [
            {
              id: link.id,
              qty: link.qty,
              is_default: link.is_default,
              can_change_quantity: link.can_change_quantity,
              product: found,
            },
          ]
        : [];
    }),
  }));
};

const customOptionsOf = ({ custom_options = [] }: PartialProduct, scale: number): CustomOption[] =>
  custom_options.map(
    ({
      option_id: id,
      title,
      type,
      input_type: ownType = type,
      is_require,
      max_characters,
      values,
      ...price
    }) => ({
      id,
      title,
      type: ownType,
      max_characters,
      is_required: is_require,
      extra: extraOf(price, scale),
      values: values.map((value): OptionValue => ({
        id: value.option_type_id,
        title: value.title,
        extra: extraOf(value, scale),
      })),
    }),
  );

const downloadOf = (
  {
    type_id,
    links_title: title = '',
    samples_title: sample_title = '',
    links_purchased_separately,
    extension_attributes,
  }: PartialProduct,
  scale: number,
): Download | null =>
  type_id !== 'downloadable'
    ? null
    : {
        title,
        sample_title,
        is_separate: links_purchased_separately === 1,
        links: (extension_attributes?.downloadable_product_links ?? []).map(
          ({ id, title: name, price, sample_type }) => ({
            id,
            title: name,
            amount: minorUnits(price, scale),
            has_sample: sample_type === 'file',
          }),
        ),
      };

/**
 * Returns the choices a product offers besides its variant. `parts` are the documents of a bundle's parts;
 * parts without a document cannot be chosen.
 */
export const productChoicesOf = (
  product: PartialProduct,
  parts: readonly PartialProduct[],
  scale: number,
): ProductChoices => ({
  bundle: bundleOptionsOf(product, parts),
  custom: customOptionsOf(product, scale),
  download: downloadOf(product, scale),
});
