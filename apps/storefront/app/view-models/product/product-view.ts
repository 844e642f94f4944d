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
import { type GroupMember, groupMembersOf } from '../choice/group-additions.ts';
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
  /** `picture` where pictures of the variants tell the values apart. */
  values: { id: number; label: string; hex: string | null; picture: string | null }[];
};

/** One that can be bought: a variant, or the product itself when it has none. */
export type BuyableView = {
  id: number;
  sku: string;
  /** Option value ids under their attribute codes. */
  values: Record<string, number>;
  price: PriceView | null;
  /** What it costs with the cheapest of what must be chosen beside it, where that is not its price. */
  least?: PriceView;
  stock: StockState;
  image: string | null;
  taxClassId: number;
  /** Price rows in minor units, for totals on the device. */
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
  /** The last part of the address of its brand's page; null where the brand has none. */
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
  /** What is chosen beside the variant. */
  choices: ProductChoices;
  /** Members of a group, with how many of each the owner suggests. */
  members: GroupMember[];
  /** Pictures and prices of what is inside a bundle or a group, by sku. */
  parts: Record<string, PartView>;
  /** False for what the cart cannot take: a part that nothing can be chosen for, an answer nobody can give here. */
  isOrderable: boolean;
  /** Of goods that need more than an ordinary delivery. */
  sizeClass?: string | undefined;
  specification: SpecificationRow[];
  /** The page of text with its measures, where its sizes have some. */
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
      // Empty labels are ignored (spec 1 §5).
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

/** Attribute codes are the shop's own, so a variant's values stand among its unnamed members. */
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

/** Variants a shopper may buy at all. */
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

/** With the least they come to, where something must be chosen beside them that costs something. */
const withLeast = (
  buyables: readonly BuyableView[],
  { custom_options: options }: PartialProduct,
  scale: number,
): BuyableView[] =>
  buyables.map((buyable) => {
    const least = leastPrice(buyable.price, options, scale);
    return least === buyable.price || least === null ? buyable : { ...buyable, least };
  });

/** What this shop's pages can ask; another provider may know more. */
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

/** Categories a product is in. */
export const categoryIdsOf = ({ category_ids: ids, category }: PartialProduct): number[] =>
  ids ? ids.map(Number) : (category ?? []).map(({ category_id: id }) => id);

/** Without what only its own page asks of a member. */
const lightMember = ({
  document: { media_gallery: _gallery, small_image: _small, ...document },
  qty,
}: GroupMember): GroupMember => ({ document, qty });

/** Attribute codes are the shop's own, so it stands among the unnamed members. */
const sizeGuideOf = ({ size_guide: page }: WireDocument): Pick<ProductView, 'sizeGuide'> =>
  typeof page === 'string' && page !== '' ? { sizeGuide: page } : {};

/** What can be bought of it and how it is chosen. */
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
  /** Documents among which those of its parts are. */
  documents?: readonly WireDocument[];
};

/** The product page: one view model for what is seen and for the page's JSON-LD. */
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
    gallery: galleryOf(product.image, product.media_gallery),
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
