import { priceState } from '../../pricing/pricing.ts';
import type {
  AmountInput,
  BundleOptionInput,
  CustomOptionInput,
  DownloadInput,
  ProductInput,
  ProductTextInput,
  Texts,
} from '../saving/catalog-batch.ts';
import { eachText } from '../saving/each-text.ts';

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Removes duplicates by key, keeping the first. */
const once = <T>(values: readonly T[], keyOf: (value: T) => string): T[] => {
  const seen = new Set<string>();
  return values.filter((value) => !seen.has(keyOf(value)) && seen.add(keyOf(value)));
};
const onceEach = (values: readonly string[]): string[] => [...new Set(values)];

const sortedMembers = <T>(
  members: Readonly<Record<string, T>>,
  valueOf: (value: T) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(members)
      .toSorted(([one], [other]) => byText(one, other))
      .map(([key, value]) => [key, valueOf(value)]),
  );

type Value = ProductInput['attributes'][string];

const value = (given: Value): Value => {
  if (Array.isArray(given)) return onceEach(given);
  // Turns -0 into 0: the database has no negative zero.
  return typeof given === 'number' ? given + 0 : given;
};

const titles = (given: Texts<string>): Texts<string> => eachText(given, (text) => text);

const productText = ({
  name,
  description,
  short_description,
  meta_title,
  meta_description,
  attributes,
}: ProductTextInput): ProductTextInput => ({
  name,
  description,
  short_description,
  meta_title,
  meta_description,
  attributes: sortedMembers(attributes, (text) => text),
});

const explicitAmounts = (amounts: readonly AmountInput[]): AmountInput[] =>
  once(
    amounts.filter(({ is_derived }) => !is_derived),
    ({ currency }) => currency,
  )
    .toSorted((one, other) => byText(one.currency, other.currency))
    .map(({ currency, amount }) => ({ currency, amount, is_derived: false }));

const bundleOption = ({
  code,
  type,
  is_required,
  titles: given,
  selections,
}: BundleOptionInput): BundleOptionInput => ({
  code,
  type,
  is_required,
  titles: titles(given),
  selections: once(selections, ({ sku }) => sku).map(({ sku, qty, is_default, can_change_quantity }) => ({
    sku,
    qty,
    is_default,
    can_change_quantity,
  })),
});

const customOption = ({
  code,
  type,
  is_required,
  max_characters,
  titles: given,
  values,
}: CustomOptionInput): CustomOptionInput => ({
  code,
  type,
  is_required,
  max_characters,
  titles: titles(given),
  values: once(values, (each) => each.code).map(({ code: own, titles: title, price }) => ({
    code: own,
    titles: titles(title),
    price:
      price.type === 'percent'
        ? { type: 'percent', percent: price.percent }
        : { type: 'fixed', amounts: explicitAmounts(price.amounts) },
  })),
});

const download = ({ links_purchased_separately, titles: given, links }: DownloadInput): DownloadInput => ({
  links_purchased_separately,
  titles: eachText(given, ({ links_title, samples_title }) => ({ links_title, samples_title })),
  links: once(links, ({ code }) => code).map(
    ({ code, titles: title, file, sample_file, max_downloads, days = null, amounts }) => ({
      code,
      titles: titles(title),
      file,
      sample_file,
      max_downloads,
      ...(days === null ? {} : { days }),
      amounts: explicitAmounts(amounts),
    }),
  ),
});

const instant = (at: string | null): string | null =>
  at === null || (at.length === 24 && at.endsWith('Z')) ? at : new Date(at).toISOString();

/**
 * Returns a product in the canonical form in which it is stored and read: no duplicates, lists without an
 * own order sorted, times in ISO 8601, no derived amounts, and nothing that belongs to another product type.
 * Equal products are then deeply equal.
 */
export const canonicalProduct = (product: ProductInput): ProductInput => ({
  sku: product.sku,
  type: product.type,
  status: product.status,
  visibility: product.visibility,
  tax_class_id: product.tax_class_id,
  ...(product.size_class ? { size_class: product.size_class } : {}),
  attribute_set: product.attribute_set,
  url_key: product.url_key,
  created_at: instant(product.created_at),
  attributes: sortedMembers(product.attributes, value),
  texts: eachText(product.texts, productText),
  categories: once(product.categories, ({ url_path }) => url_path)
    .map(({ url_path, position }) => ({ url_path, position }))
    .toSorted((one, other) => byText(one.url_path, other.url_path)),
  media: product.media.map(({ path, hash, tone, alt = {} }) => ({
    path,
    hash,
    tone,
    ...(Object.keys(alt).length === 0 ? {} : { alt: titles(alt) }),
  })),
  axes: product.type === 'configurable' ? onceEach(product.axes) : [],
  variants: product.type === 'configurable' ? onceEach(product.variants) : [],
  members:
    product.type === 'grouped'
      ? once(product.members, ({ sku }) => sku).map(({ sku, qty }) => ({ sku, qty }))
      : [],
  bundle_options:
    product.type === 'bundle' ? once(product.bundle_options, ({ code }) => code).map(bundleOption) : [],
  custom_options: once(product.custom_options, ({ code }) => code).map(customOption),
  download: product.type === 'downloadable' && product.download !== null ? download(product.download) : null,
  prices: priceState(product.prices.filter(({ is_derived }) => !is_derived)),
  stock: {
    qty: product.stock.qty,
    manage_stock: product.stock.manage_stock,
    is_in_stock: product.stock.is_in_stock,
    min_sale_qty: product.stock.min_sale_qty,
    max_sale_qty: product.stock.max_sale_qty,
  },
  number_of_sales: product.number_of_sales,
});
