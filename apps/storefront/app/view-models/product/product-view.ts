import type { StockState } from '@dijla/commerce-rules/availability/stock-state-of';
import type { ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import type { PriceRow, ProductType } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { isForSale } from '../cards/card-variants.ts';
import { productPrice } from '../cards/card-view.ts';
import { type DescriptionBlock, descriptionBlocks } from './description-blocks.ts';
import { type HeadTexts, headTexts } from '../listing/head-texts.ts';
import { expandProduct, type PartialChild, type PartialProduct } from '../wire/expand-document.ts';
import { galleryOf, type PictureView } from './gallery-of.ts';
import { type GroupMember, groupMembersOf } from './group-members.ts';
import { leastPrice } from './least-price.ts';
import { partsAmong, type PartView, partViews } from './part-view.ts';
import { priceView, type PriceView } from './price-view.ts';
import { productChoicesOf } from '../choice/product-choices-of.ts';
import { ratingView, type RatingView } from './rating-view.ts';
import { stockView } from './stock-view.ts';
import { type TierView, tiersOf } from './tier-view.ts';
import { valuePictures } from './value-pictures.ts';

export type OptionView = {
  attributeId: string;
  code: string;
  label: string;
  /** `picture` is set where the variants' pictures distinguish the values. */
  values: { id: number; label: string; hex: string | null; picture: string | null }[];
};

/** Something that can be bought: a variant, or the product itself if it has none. */
export type BuyableView = {
  id: number;
  sku: string;
  /** Option value ids by attribute code. */
  values: Record<string, number>;
  price: PriceView | null;
  /** The price with the cheapest required options, if it differs from `price`. */
  least?: PriceView;
  stock: StockState;
  image: string | null;
  taxClassId: number;
  /** Price rows in minor units, for totals calculated on the device. */
  prices: PriceRow[];
};

export type SpecificationRow = { label: string; value: string };

export type ProductView = {
  id: number;
  sku: string;
  type: ProductType;
  name: string;
  lang: string | null;
  brand: string | null;
  /** Last segment of the address of the brand's page; null if the brand has no page. */
  brandKey: string | null;
  urlPath: string;
  categoryIds: number[];
  gallery: PictureView[];
  price: PriceView | null;
  tiers: TierView[];
  stock: StockState;
  rating: RatingView | null;
  summary: string;
  description: DescriptionBlock[];
  options: OptionView[];
  buyables: BuyableView[];
  /** Choices besides the variant. */
  choices: ProductChoices;
  /** Members of a group, with the quantity that the owner suggests. */
  members: GroupMember[];
  /** Pictures and prices of the parts of a bundle or group, by sku. */
  parts: Record<string, PartView>;
  /**
   * False if the product cannot be added to the cart: a required part has no selection, or a required option
   * cannot be answered on this page.
   */
  isOrderable: boolean;
  /** Size class of a product that needs more than ordinary delivery. */
  sizeClass?: string | undefined;
  specification: SpecificationRow[];
  /** Identifier of the text page with the measurements of its sizes. */
  sizeGuide?: string;
  head?: HeadTexts;
};

const optionsOf = ({ configurable_options: options = [] }: PartialProduct): OptionView[] =>
  [...options]
    .sort((a, b) => a.position - b.position)
    .map(({ attribute_id: attributeId, attribute_code: code, label, values }) => ({
      attributeId,
      code,
      label,
      // Values with an empty label are ignored (spec 1 §5).
      values: values
        .filter(({ label: name }) => name.trim() !== '')
        .map(({ value_index: id, label: name, hex }) => ({
          id,
          label: name,
          hex: hex ?? null,
          picture: null,
        })),
    }))
    .filter(({ values }) => values.length > 0);

const withPictures = (options: readonly OptionView[], buyables: readonly BuyableView[]): OptionView[] =>
  options.map((option) => {
    const pictures = valuePictures(
      buyables,
      option.code,
      option.values.map(({ id }) => id),
    );
    return {
      ...option,
      values: option.values.map((value) => ({ ...value, picture: pictures.get(value.id) ?? null })),
    };
  });

/** Attribute codes are defined by the shop, so a variant's values are not typed members. */
const valuesOf = (
  child: Readonly<Record<string, unknown>>,
  options: readonly OptionView[],
): Record<string, number> => Object.fromEntries(options.map(({ code }) => [code, Number(child[code])]));

const buyableOf = (
  document: PartialProduct | PartialChild,
  options: readonly OptionView[],
  scale: number,
): BuyableView => ({
  id: document.id ?? 0,
  sku: document.sku ?? '',
  values: valuesOf(document, options),
  price: priceView(document, scale),
  stock: stockView(document.stock),
  image: document.image ?? null,
  taxClassId: document.tax_class_id ?? 0,
  prices: document.prices ?? [],
});

/** Returns the variants for sale, or the product itself. */
const buyablesOf = (
  product: PartialProduct,
  options: readonly OptionView[],
  scale: number,
): BuyableView[] => {
  if (product.type_id !== 'configurable') return [buyableOf(product, [], scale)];
  return (product.configurable_children ?? [])
    .filter(isForSale)
    .map((child) => buyableOf(child, options, scale));
};

/** Adds the lowest price where required options cost something. */
const withLeast = (
  buyables: readonly BuyableView[],
  { custom_options: options }: PartialProduct,
  scale: number,
): BuyableView[] =>
  buyables.map((buyable) => {
    const least = leastPrice(buyable.price, options, scale);
    return least === buyable.price || least === null ? buyable : { ...buyable, least };
  });

/** Option types that the shop's pages support. Another provider may have more. */
const knownOptionTypes: ReadonlySet<string> = new Set([
  'field',
  'area',
  'date',
  'drop_down',
  'radio',
  'checkbox',
  'multiple',
]);

const isAnswerable = ({ type, is_required, values }: ProductChoices['custom'][number]): boolean =>
  !is_required ||
  (knownOptionTypes.has(type) &&
    (type === 'field' || type === 'area' || type === 'date' || values.length > 0));

const canBeOrdered = ({
  type,
  choices: { bundle, custom, download },
  members,
  buyables,
}: Pick<ProductView, 'type' | 'choices' | 'members' | 'buyables'>): boolean => {
  if (!custom.every(isAnswerable) || buyables.length === 0) return false;
  if (type === 'grouped') return members.length > 0;
  if (type === 'bundle')
    return (
      bundle.some(({ selections }) => selections.length > 0) &&
      bundle.every(({ is_required, selections }) => !is_required || selections.length > 0)
    );
  return type !== 'downloadable' || download?.is_separate !== true || download.links.length > 0;
};

const plainText = (blocks: readonly DescriptionBlock[]): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? block.text : block.items.join(' · '))).join(' ');

/** Returns the ids of the categories a product is in. */
export const categoryIdsOf = ({ category_ids: ids, category }: PartialProduct): number[] =>
  ids ? ids.map(Number) : (category ?? []).map(({ category_id: id }) => id);

/** Returns a group's member without fields that only its own page needs. */
const lightMember = ({
  document: { media_gallery: _gallery, small_image: _small, ...document },
  qty,
}: GroupMember): GroupMember => ({ document, qty });

/** Attribute codes are defined by the shop, so this is not a typed member. */
const sizeGuideOf = ({ size_guide: page }: WireDocument): Pick<ProductView, 'sizeGuide'> =>
  typeof page === 'string' && page !== '' ? { sizeGuide: page } : {};

/** Returns the members of the view that say what can be bought and how it is chosen. */
const offerOf = (product: PartialProduct, parts: readonly PartialProduct[], scale: number) => {
  const options = optionsOf(product);
  const buyables = withLeast(buyablesOf(product, options, scale), product, scale);
  const choices = productChoicesOf(product, parts, scale);
  const members = product.type_id === 'grouped' ? groupMembersOf(product, parts).map(lightMember) : [];
  const type = product.type_id ?? 'simple';
  return {
    type,
    options: withPictures(options, buyables),
    buyables,
    choices,
    members,
    parts: partViews(parts, scale),
    isOrderable: canBeOrdered({ type, choices, members, buyables }),
  };
};

export type ProductSurroundings = {
  specification?: SpecificationRow[];
  /** Documents that include those of the product's parts. */
  documents?: readonly WireDocument[];
};

/** Returns the view model of a product page, used for both the page and its JSON-LD. */
export const productView = (
  document: WireDocument,
  { specification = [], documents = [] }: ProductSurroundings,
  scale: number,
): ProductView => {
  const product = expandProduct(document);
  const summary = plainText(descriptionBlocks(product.short_description ?? ''));
  const description = descriptionBlocks(product.description ?? '');
  const own = productPrice(product, scale);
  return {
    ...offerOf(product, partsAmong(product, documents), scale),
    id: product.id ?? 0,
    sku: product.sku ?? '',
    name: product.name ?? product.sku ?? '',
    lang: product.lang ?? null,
    brand: product.brand_details?.title || null,
    brandKey: product.brand_details?.url_key ?? null,
    urlPath: product.url_path ?? '',
    categoryIds: categoryIdsOf(product),
    gallery: galleryOf(product.image, product.media_gallery, product.name),
    price: leastPrice(own, product.custom_options, scale),
    tiers: tiersOf(product.tier_prices, own?.final ?? null, scale),
    stock: stockView(product.stock),
    rating: ratingView(product),
    summary: summary === plainText(description) ? '' : summary,
    description,
    specification,
    sizeClass: product.size_class,
    ...sizeGuideOf(document),
    ...headTexts(product),
  };
};
