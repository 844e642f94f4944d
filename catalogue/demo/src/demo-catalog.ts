import type { DemoLanguage } from './demo-language.ts';
import type {
  CatalogBatch,
  MediaInput,
  PriceInput,
  ProductInput,
  ProductTextInput,
} from '@dijla/provider/modules/catalog/catalog';
import { type ColorCode, demoAttributes } from './demo-attributes.ts';
import { demoCategories } from './demo-categories.ts';
import type { DemoProduct } from './demo-product.ts';
import { composed } from './core/composed.ts';
import { coreFacts } from './core/core-facts.ts';
import { electronics } from './core/electronics.ts';
import { examples } from './core/examples.ts';
import { groceryAndCards } from './core/grocery-and-cards.ts';
import { home } from './core/home.ts';
import { kitchen } from './core/kitchen.ts';
import { tops } from './core/tops.ts';
import { trousersShoesAndBags } from './core/trousers-shoes-and-bags.ts';
import { factAttributes } from './facts/fact-attributes.ts';
import { factsIn } from './facts/facts-of.ts';
import { sizeGuideOf } from './facts/size-guides.ts';
import { plainProduct, priceOf, shelfOf, textOf, uncounted } from './sets/product-parts.ts';
import { pictureOf, viewsOf } from './pictures/product-pictures.ts';
import { type Variant, variantsOf } from './variants-of.ts';
import { vendorOf } from './vendors/demo-vendors.ts';
import { promotedAs } from './promotions.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...tops,
  ...trousersShoesAndBags,
  ...kitchen,
  ...home,
  ...electronics,
  ...groceryAndCards,
  ...composed,
  ...examples,
];

/** Returns the picture of a variant, in its color if it has one. */
const variantPicture = ({ picture }: DemoProduct, colour: ColorCode | undefined): MediaInput => {
  const [master = '', tint] = picture.split('~');
  return pictureOf(master, colour ?? tint);
};

/** Returns all views in the first color, and the front view in the others. */
const galleryOf = (product: DemoProduct): MediaInput[] => {
  const [master = '', tint] = product.picture.split('~');
  const [first = tint, ...others] = product.colours ?? [];
  return [...viewsOf(master, first), ...others.map((colour) => pictureOf(master, colour))];
};

const pricesOf = ({ price, dollars, offer }: DemoProduct): PriceInput[] => {
  const window = { kind: 'special', from: offer?.from ?? null, until: offer?.until ?? null } as const;
  return [
    priceOf(price),
    ...(dollars === undefined ? [] : [priceOf(dollars, { currency: 'USD' })]),
    ...(offer === undefined ? [] : [priceOf(offer.amount, window)]),
    ...(offer?.dollars === undefined ? [] : [priceOf(offer.dollars, { ...window, currency: 'USD' })]),
  ];
};

/** Fields that a product shares with each of its variants. */
const sharedOf = (product: DemoProduct) => ({
  ...plainProduct,
  attribute_set: product.categories[0]?.split('/')[0] ?? null,
  created_at: `${product.since}T09:00:00.000Z`,
  prices: pricesOf(product),
});

const ofVendor = (sku: string): ProductInput['attributes'] => {
  const vendor = vendorOf(sku);
  return vendor === undefined ? {} : { vendor };
};

const attributesOf = ({
  sku,
  brand,
  materials,
  categories,
  isPick = false,
}: DemoProduct): ProductInput['attributes'] => ({
  ...promotedAs(categories),
  ...(brand !== undefined && { brand }),
  ...ofVendor(sku),
  ...(materials !== undefined && { material: materials }),
  erin_recommends: isPick,
});

const typeOf = (product: DemoProduct, variants: readonly Variant[]): ProductInput['type'] => {
  if (variants.length > 0) return 'configurable';
  return product.isVirtual === true ? 'virtual' : 'simple';
};

const textIn = (
  { sku, words, facts = {}, categories: [shelf = ''], sizes = [] }: DemoProduct,
  language: DemoLanguage,
): ProductTextInput => {
  const guide = sizeGuideOf(shelf, sizes);
  return {
    ...textOf(words[language].name, words[language].short, words[language].description),
    attributes: {
      ...factsIn(Object.entries({ ...coreFacts[sku], ...facts }))[language],
      ...(guide !== null && { size_guide: guide }),
    },
  };
};

const parentOf = (product: DemoProduct, variants: readonly Variant[]): ProductInput => ({
  ...sharedOf(product),
  sku: product.sku,
  type: typeOf(product, variants),
  url_key: product.url_key,
  attributes: attributesOf(product),
  texts: { en: textIn(product, 'en'), ar: textIn(product, 'ar') },
  categories: product.categories.map((url_path) => ({ url_path, position: 0 })),
  media: galleryOf(product),
  axes: [
    ...(product.colours === undefined ? [] : ['color']),
    ...(product.sizes === undefined ? [] : ['size']),
  ],
  variants: variants.map(({ sku }) => sku),
  stock: variants.length > 0 || product.stock === 'varied' ? uncounted : shelfOf(product.stock),
  number_of_sales: product.sales,
  ...product.more,
});

const childOf = (
  product: DemoProduct,
  { sku, url_key, colour, size, stock, names }: Variant,
): ProductInput => ({
  ...sharedOf(product),
  sku,
  visibility: 1,
  url_key,
  attributes: {
    ...attributesOf(product),
    ...(colour !== undefined && { color: colour }),
    ...(size !== undefined && { size }),
  },
  texts: { en: textOf(names.en ?? sku), ar: textOf(names.ar ?? sku) },
  media: [variantPicture(product, colour)],
  stock: shelfOf(stock),
});

/** Returns one visible product, preceded by its variants. */
const groupOf = (product: DemoProduct): ProductInput[] => {
  const variants = variantsOf(product);
  return [...variants.map((variant) => childOf(product, variant)), parentOf(product, variants)];
};

/** Skus that every demo catalog contains, whatever its size. */
export const fixedSkus: readonly string[] = [
  'DJ-SIMPLE',
  'DJ-TEE',
  'DJ-BUNDLE',
  'DJ-GROUP',
  'DJ-CARD',
  'DJ-GUIDE',
  'DJ-LAST',
  'DJ-GONE',
];

/**
 * Returns the hand-written products, one group per visible product together with its components. Every
 * catalog starts with them.
 */
export const coreGroups = (): ProductInput[][] => {
  const groups = demoProducts.map(groupOf);
  const fixed = new Set(fixedSkus);
  const parts = new Set(
    groups.flatMap((group) =>
      group
        .filter(({ sku }) => fixed.has(sku))
        .flatMap(({ members, bundle_options }) =>
          [...members, ...bundle_options.flatMap(({ selections }) => selections)].map(({ sku }) => sku),
        ),
    ),
  );
  const isNeeded = (group: readonly ProductInput[]): boolean =>
    group.some(({ sku }) => fixed.has(sku) || parts.has(sku));
  return [...groups.filter(isNeeded), ...groups.filter((group) => !isNeeded(group))];
};

/**
 * Returns the hand-written catalog in both languages: departments, a few dozen products, their variants and
 * pictures. The result is always the same.
 */
export const demoCatalog = (): CatalogBatch => ({
  source: 'demo',
  attributes: [...demoAttributes(), ...factAttributes()],
  categories: demoCategories(),
  products: demoProducts.flatMap(groupOf),
});
