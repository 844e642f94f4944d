import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import { plainProduct, shelfOf, textOf, uncounted } from '../sets/product-parts.ts';
import { pictureOf, viewsOf } from '../pictures/product-pictures.ts';
import { shownPicture } from '../pictures/shown-picture.ts';
import { factsOf } from '../facts/facts-of.ts';
import { sizeGuideOf } from '../facts/size-guides.ts';
import { type Chance, chanceOf } from './chance.ts';
import { axesOf, type ChosenAxis, type ChosenSpecification, specificationsOf } from './choices-of.ts';
import { customOptionsOf } from './custom-options.ts';
import { downloadOf } from './download-of.ts';
import { type ProductKind, skuOf } from './products.ts';
import { modelOf } from './model-of.ts';
import { type Pricing, priceRowsOf, pricingOf } from './product-prices.ts';
import { createdAtOf, salesOf, stockOf } from './product-shelf.ts';
import { nameOf, textsOf, urlKeyOf, variantNameOf } from './product-words.ts';
import { promotedAs } from '../promotions.ts';
import { vendorOf } from '../vendors/demo-vendors.ts';

type Choice = ChosenAxis['choices'][number];

const valuesOf = (specifications: readonly ChosenSpecification[]): ProductInput['attributes'] =>
  Object.fromEntries(
    specifications.map(({ attribute, choice: { code }, isMultiple }) => [
      attribute,
      isMultiple ? [code] : code,
    ]),
  );

/** Returns every combination of one option per axis. */
const combinations = (axes: readonly ChosenAxis[]): { attribute: string; choice: Choice }[][] =>
  axes.reduce<{ attribute: string; choice: Choice }[][]>(
    (sofar, { attribute, choices }) =>
      sofar.flatMap((chosen) => choices.map((choice) => [...chosen, { attribute, choice }])),
    [[]],
  );

type Parent = { product: ProductInput; pricing: Pricing; seed: number; picture: string };

/** Returns the sku of a variant, with size before color: `DJ-TEE-0001-M-BLK`. */
const variantSku = (sku: string, chosen: readonly { attribute: string; choice: Choice }[]): string =>
  [
    sku,
    ...chosen
      .toSorted((one, other) => Number(one.attribute === 'color') - Number(other.attribute === 'color'))
      .map(({ choice }) => choice.sku),
  ].join('-');

const variantOf = (
  { product, pricing, seed, picture }: Parent,
  chosen: readonly { attribute: string; choice: Choice }[],
): ProductInput => {
  const sku = variantSku(product.sku, chosen);
  const color = chosen.find(({ attribute }) => attribute === 'color')?.choice.code;
  const names = variantNameOf(
    { en: product.texts.en?.name ?? '', ar: product.texts.ar?.name ?? '' },
    chosen.map(({ choice }) => choice),
  );
  return {
    ...product,
    sku,
    type: 'simple',
    visibility: 1,
    url_key: sku.toLowerCase(),
    attributes: {
      ...product.attributes,
      ...Object.fromEntries(chosen.map(({ attribute, choice }) => [attribute, choice.code])),
    },
    texts: { en: textOf(names.en), ar: textOf(names.ar) },
    categories: [],
    media: color === undefined ? product.media.slice(0, 1) : [pictureOf(picture, color)],
    custom_options: [],
    prices: priceRowsOf(
      pricing,
      chosen.reduce((percent, { choice }) => Math.floor((percent * (choice.percent ?? 100)) / 100), 100),
    ),
    stock: stockOf(chanceOf(seed, sku)),
    number_of_sales: 0,
  };
};

const galleryOf = (picture: string, axes: readonly ChosenAxis[]): ProductInput['media'] => {
  const colored = axes.find(({ attribute }) => attribute === 'color')?.choices.map(({ code }) => code) ?? [];
  const [first, ...others] = colored;
  return [...viewsOf(picture, first), ...others.map((code) => pictureOf(picture, code))];
};

const withVariants = (parent: Parent, axes: readonly ChosenAxis[]): ProductInput[] => {
  const variants = combinations(axes).map((chosen) => variantOf(parent, chosen));
  const cheapest = variants.toSorted(
    (one, other) => (one.prices[0]?.amount ?? 0) - (other.prices[0]?.amount ?? 0),
  )[0];
  return [
    ...variants,
    {
      ...parent.product,
      type: 'configurable',
      axes: axes.map(({ attribute }) => attribute),
      variants: variants.map(({ sku }) => sku),
      prices: cheapest?.prices ?? parent.product.prices,
      stock: uncounted,
    },
  ];
};

const stockFor = (type: ProductInput['type'], chance: Chance): ProductInput['stock'] => {
  if (type === 'downloadable') return uncounted;
  return type === 'virtual' ? shelfOf(5_000) : stockOf(chance);
};

/**
 * Returns model, texts and prices of the `n`-th product of a kind, for a product that is not composed; `sku`
 * is its key.
 */
export const plannedProduct = (
  { kind, departmentName }: ProductKind,
  { n, seed }: { n: number; seed: number },
) => {
  const sku = skuOf(kind.code, n);
  const vendor = vendorOf(sku);
  const chance = chanceOf(seed, sku);
  const specifications = specificationsOf(kind, chance);
  const model = modelOf(kind, { n, seed });
  const pricing = pricingOf(kind, specifications, chance);
  const type = kind.type ?? 'simple';
  const picture = shownPicture(kind, specifications, n);
  const product: ProductInput = {
    ...plainProduct,
    sku,
    type,
    ...(kind.isLarge ? { size_class: 'large' } : {}),
    attribute_set: departmentName,
    url_key: urlKeyOf(kind, model),
    created_at: createdAtOf(chance),
    attributes: {
      brand: model.brand.code,
      ...(vendor !== undefined && { vendor }),
      ...valuesOf(specifications),
      ...promotedAs([kind.category]),
      erin_recommends: chance.hits(40, 'pick'),
    },
    texts: textsOf(
      kind,
      { name: nameOf(kind, model, specifications), facts: factsOf(kind.code, specifications, chance) },
      chance,
    ),
    categories: [...new Set([kind.category, ...(kind.also ?? [])])].map((url_path) => ({
      url_path,
      position: 0,
    })),
    media:
      model.title?.picture === undefined
        ? viewsOf(picture.front, picture.tint)
        : viewsOf(model.title.picture),
    prices: priceRowsOf(pricing),
    stock: stockFor(type, chance),
    number_of_sales: salesOf(chance),
  };
  return { product, chance, pricing, picture };
};

/** Returns the texts with the size guide page, if the product has sizes. */
const withSizeGuide = (
  kindCode: string,
  texts: ProductInput['texts'],
  axes: readonly ChosenAxis[],
): ProductInput['texts'] => {
  const page = sizeGuideOf(
    kindCode,
    axes.find(({ attribute }) => attribute === 'size')?.choices.map(({ code }) => code) ?? [],
  );
  if (page === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      { ...text, attributes: { ...text.attributes, size_guide: page } },
    ]),
  );
};

/** Rotates the colors from product to product, because a card shows the first one. */
const ledInTurn = (axes: readonly ChosenAxis[], n: number): ChosenAxis[] =>
  axes.map(({ attribute, choices }) => {
    const first = attribute === 'color' ? n % choices.length : 0;
    return { attribute, choices: [...choices.slice(first), ...choices.slice(0, first)] };
  });

/** Returns the `n`-th product of a kind, preceded by its variants if it is configurable. */
export const singleProduct = (
  productKind: ProductKind,
  { n, seed }: { n: number; seed: number },
): ProductInput[] => {
  const { kind } = productKind;
  const { product, chance, pricing, picture } = plannedProduct(productKind, { n, seed });
  const axes = ledInTurn(axesOf(kind, chance), n);
  const whole: ProductInput = {
    ...product,
    texts: withSizeGuide(kind.code, product.texts, axes),
    media: axes.some(({ attribute }) => attribute === 'color')
      ? galleryOf(picture.front, axes)
      : product.media,
    custom_options: customOptionsOf(kind, product, chance),
    download: kind.type === 'downloadable' ? downloadOf(product, chance) : null,
  };
  return axes.length === 0
    ? [whole]
    : withVariants({ product: whole, pricing, seed, picture: picture.front }, axes);
};
