import type {
  BundlePart,
  CustomOptionDocument,
  DownloadLinkDocument,
  ProductLink,
} from '@dijla/contract/client';
import type { ColdProduct } from '../products/cold-product.ts';
import type { Language } from '../saving/catalog-batch.ts';
import type { BundleRows, CustomOptionRows, DownloadRows, ProductRows } from '../products/product-rows.ts';
import { textIn } from '../saving/text-in.ts';

const bundlePart = (
  { id, type, is_required, position, titles, selections }: BundleRows,
  sku: string,
  language: Language,
): BundlePart => ({
  option_id: id,
  title: textIn(titles, language).text ?? '',
  required: is_required,
  type,
  position,
  sku,
  product_links: selections.map((selection) => ({
    id: selection.id,
    sku: selection.sku,
    option_id: id,
    qty: selection.qty,
    position: selection.position,
    is_default: selection.is_default,
    price: 0,
    price_type: null,
    can_change_quantity: selection.can_change_quantity,
  })),
});

const percentDigits = 10_000;

/** A percentage is stored in the document; a fixed price is 0 and filled in on read. */
const optionPrice = (
  percent: number | null | undefined,
): Pick<CustomOptionDocument, 'price' | 'price_type'> =>
  typeof percent === 'number'
    ? { price: percent / percentDigits, price_type: 'percent' }
    : { price: 0, price_type: 'fixed' };

/** A text option has its own price; an option with values has prices on its values. */
const customOption = (
  { id, type, is_required, max_characters, position, titles, values }: CustomOptionRows,
  language: Language,
): CustomOptionDocument => ({
  option_id: id,
  title: textIn(titles, language).text ?? '',
  type,
  is_require: is_required,
  sort_order: position,
  max_characters,
  ...optionPrice(values.find(({ code }) => code === '')?.percent),
  values: values
    .filter(({ code }) => code !== '')
    .map((value) => ({
      option_type_id: value.id,
      title: textIn(value.titles, language).text ?? value.code,
      sort_order: value.position,
      ...optionPrice(value.percent),
    })),
});

const downloadLink = (
  { id, titles, has_sample, max_downloads, position }: DownloadRows['links'][number],
  language: Language,
): DownloadLinkDocument => ({
  id,
  title: textIn(titles, language).text ?? '',
  sort_order: position,
  is_shareable: 0,
  price: 0,
  number_of_downloads: max_downloads ?? 0,
  link_type: 'file',
  sample_type: has_sample ? 'file' : null,
});

const productLinks = ({ sku, links }: ProductRows): ProductLink[] =>
  links.map(({ type, sku: linked_product_sku, linked_type, position, qty }) => ({
    sku,
    link_type: type,
    linked_product_sku,
    linked_product_type: linked_type,
    position,
    ...(type === 'associated' ? { extension_attributes: { qty } } : {}),
  }));

const downloadMembers = (
  { links_purchased_separately, titles, links }: DownloadRows,
  language: Language,
): Partial<ColdProduct> => {
  const { text } = textIn(titles, language);
  return {
    links_title: text?.links_title ?? '',
    samples_title: text?.samples_title ?? '',
    links_purchased_separately: links_purchased_separately ? 1 : 0,
    extension_attributes: { downloadable_product_links: links.map((link) => downloadLink(link, language)) },
  };
};

type OptionMembers = Pick<ColdProduct, 'has_options' | 'required_options' | 'product_links'> &
  Partial<ColdProduct>;

/**
 * Members of a product's document for bundle parts, custom options, downloads and product links, in one
 * language (wire §7.8).
 */
export const optionMembers = (rows: ProductRows, language: Language): OptionMembers => {
  const { type, bundle, custom_options, download } = rows;
  const parts = type === 'bundle' ? bundle.filter(({ selections }) => selections.length > 0) : [];
  const isChosen =
    type === 'configurable' || type === 'grouped' || download?.links_purchased_separately === true;
  const isRequired =
    isChosen ||
    parts.some(({ is_required }) => is_required) ||
    custom_options.some(({ is_required }) => is_required);
  return {
    has_options: isRequired || parts.length + custom_options.length > 0 ? 1 : 0,
    required_options: isRequired ? 1 : 0,
    product_links: productLinks(rows),
    ...(type === 'bundle'
      ? { bundle_options: parts.map((part) => bundlePart(part, rows.sku, language)) }
      : {}),
    ...(custom_options.length > 0
      ? { custom_options: custom_options.map((option) => customOption(option, language)) }
      : {}),
    ...(type === 'downloadable' && download !== null ? downloadMembers(download, language) : {}),
  };
};
