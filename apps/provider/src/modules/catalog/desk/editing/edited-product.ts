import { createHash } from 'node:crypto';
import { type Language, languages } from '@dijla/contract/store-views';
import type { NewPrice } from '../../../pricing/pricing.ts';
import type { MediaInput, ProductInput, ProductTextInput } from '../../saving/catalog-batch.ts';
import { isComposed } from '../listed-products-sql.ts';
import { setPricesOf, withSetPrices } from '../product-detail-sql.ts';
import { type AttributeScope, editedAttributes, withAttributes } from './edited-attributes.ts';
import type { EditedProduct } from './edited-product-type.ts';

const noText: Omit<ProductTextInput, 'attributes'> = {
  name: '',
  short_description: '',
  description: '',
  meta_title: '',
  meta_description: '',
};

const textOf = ({ attributes: _attributes, ...text }: ProductTextInput) => text;

const brandOf = ({ attributes }: ProductInput): string | null =>
  typeof attributes['brand'] === 'string' ? attributes['brand'] : null;

/** Returns a product as its form shows it; prices are those of the desk's price list. */
export const editedProductOf = (
  product: ProductInput,
  { priceList, scope }: { priceList: string; scope: AttributeScope },
): EditedProduct => {
  const prices = setPricesOf(product.prices, priceList);
  const isEmpty = prices.regular.length + prices.specials.length === 0;
  const isOfParts = isComposed(product.type);
  return {
    is_enabled: product.status === 1,
    visibility: product.visibility,
    url_key: product.url_key,
    tax_class_id: product.tax_class_id,
    size_class: product.size_class ?? null,
    brand: brandOf(product),
    ...editedAttributes(product, scope),
    categories: product.categories.map(({ url_path }) => url_path),
    texts: Object.fromEntries(
      languages.map((language) => {
        const text = product.texts[language];
        return [language, text === undefined ? noText : textOf(text)];
      }),
    ) as EditedProduct['texts'],
    pictures: product.media.map(({ path, alt = {} }) => ({
      path,
      alt: Object.fromEntries(languages.map((language) => [language, alt[language] ?? ''])) as Record<
        Language,
        string
      >,
    })),
    prices: isOfParts || isEmpty ? null : prices,
    stock: isOfParts ? null : product.stock,
  };
};

/** Returns a number for what a product is now, without its pieces, which orders take all the time. */
export const versionOf = (product: EditedProduct): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...product, stock: product.stock && { ...product.stock, qty: null } }))
    .digest('hex')
    .slice(0, 16);

const textsWith = (
  edited: EditedProduct['texts'],
  textsOf: (language: string) => Record<string, string>,
): ProductInput['texts'] =>
  Object.fromEntries(
    languages
      .filter((language) => edited[language].name !== '')
      .map((language) => [language, { ...edited[language], attributes: textsOf(language) }]),
  );

const attributesWith = (
  { brand: _brand, ...others }: ProductInput['attributes'],
  brand: string | null,
): ProductInput['attributes'] => (brand === null ? others : { ...others, brand });

const mediaWith = (
  { media }: Pick<ProductInput, 'media'>,
  pictures: EditedProduct['pictures'],
  given: ReadonlyMap<string, MediaInput>,
): MediaInput[] =>
  pictures.flatMap(({ path, alt }) => {
    const known = media.find((picture) => picture.path === path) ?? given.get(path);
    if (known === undefined) return [];
    const said = Object.fromEntries(Object.entries(alt).filter(([, text]) => text !== ''));
    return [{ path, hash: known.hash, tone: known.tone, alt: said }];
  });

/**
 * Returns a product with what was said of it at the desk; everything else of it stays, its pieces too. `given` has the
 * pictures that it did not have before, by path.
 */
export const withEdits = (
  product: ProductInput,
  edited: EditedProduct,
  {
    priceList,
    given,
    scope,
  }: { priceList: string; given: ReadonlyMap<string, MediaInput>; scope: AttributeScope },
): ProductInput => {
  const { attributes, textsOf } = withAttributes(product, edited, scope);
  return {
    ...product,
    status: edited.is_enabled ? 1 : product.status === 1 ? 2 : product.status,
    visibility: edited.visibility,
    url_key: edited.url_key,
    tax_class_id: edited.tax_class_id,
    size_class: edited.size_class,
    attributes: attributesWith(attributes, edited.brand),
    texts: textsWith(edited.texts, textsOf),
    categories: edited.categories.map((url_path) => ({
      url_path,
      position: product.categories.find((category) => category.url_path === url_path)?.position ?? 0,
    })),
    media: mediaWith(product, edited.pictures, given),
    prices:
      edited.prices === null || isComposed(product.type)
        ? product.prices
        : withSetPrices(product.prices as NewPrice[], priceList, edited.prices),
  };
};
