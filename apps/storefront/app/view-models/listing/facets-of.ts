import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { priceRangeOf, priceRangeText } from '@dijla/commerce-rules/filters/price-range';
import type { AttributeDocument, SearchAnswer } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';

/** A category that a listing can be narrowed to, with all below it. */
export type FacetCategory = { id: number; name: string };

/** `id` is what stands in an address. Prices, stock and flags have no words of their own here: screens know them. */
export type FacetValue = { id: string; label: string; count: number; hex?: string };

export type FacetAppearance = 'dots' | 'chips' | 'lines' | 'flag';

/** A filter to choose from. The listing's own have an empty label: screens know what they are called. */
export type FacetView = { code: string; label: string; look: FacetAppearance; values: FacetValue[] };

export type FacetAnswer = Pick<SearchAnswer<WireDocument>, 'aggregations' | 'attribute_metadata'>;

/** What shops like this are always filtered by (spec 1 §9, wire §11). */
const usualFilters: ReadonlySet<string> = new Set([
  'color',
  'size',
  'brand',
  'special_promo_flag',
  'erin_recommends',
]);
/** A filter that fewer than this share of the products have helps nobody; in percent. */
const leastShareOf = ({ code }: FacetView): number => (usualFilters.has(code) ? 8 : 15);
/** Attributes beside each other at most, but for the usual: of more nobody reads the names. */
const attributesAtMost = 8;
/** Values of one attribute at most, the commonest; a chosen one is always among them. Small ones, like sizes, are looked through faster; colours weigh most. */
const valuesAtMost = { dots: 18, chips: 24, lines: 16, flag: 1 } as const satisfies Record<
  FacetAppearance,
  number
>;
/** Up to this many are shown though nothing has them just now. */
const shownAnyway = 12;
/** Characters of a label that still reads as a button of its own. */
const chipLength = 6;

/** Fields that are counted, beside the attributes themselves. */
export const stockField = 'stock.is_in_stock';
/** The categories a product stands in and those above them; `category_ids` has the former alone. */
export const categoryField = 'category.category_id';

type Counts = ReadonlyMap<string, number>;

const bucketsOf = ({ aggregations }: FacetAnswer, name: string) => {
  const found = aggregations?.[name];
  return found !== undefined && 'buckets' in found ? found.buckets : [];
};

/** Counts of simple products and of configurables together; no product is in both (wire §7.4). */
const countsOf = (answer: FacetAnswer, field: string): Counts => {
  const counts = new Map<string, number>();
  for (const name of [`agg_terms_${field}`, `agg_terms_${field}_options`]) {
    for (const { key, doc_count } of bucketsOf(answer, name))
      counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count);
  }
  return counts;
};

/** The steps of the store view, in major units as they stand in addresses: `50-100`, the last `150-`. */
const priceSteps = (answer: FacetAnswer): FacetValue[] =>
  bucketsOf(answer, 'agg_range_price').map(({ from = 0, to = null, doc_count: count }) => ({
    id: priceRangeText({ from, to }),
    label: '',
    count,
  }));

/** The steps, unless one has all products, and after them a range of the shopper's own, which all that is listed is in. */
const priceValues = (
  answer: FacetAnswer,
  { chosen, total }: Pick<FacetContext, 'chosen' | 'total'>,
): FacetValue[] => {
  const steps = priceSteps(answer);
  const own = chosen['price']?.filter((id) => steps.every((step) => step.id !== id)) ?? [];
  const areWorthIt = chosen['price'] !== undefined || steps.filter(({ count }) => count > 0).length > 1;
  return [...(areWorthIt ? steps : []), ...own.map((id) => ({ id, label: '', count: total }))];
};

const isAttribute = (document: unknown): document is AttributeDocument =>
  typeof document === 'object' && document !== null && 'attribute_code' in document && 'options' in document;

/** A code with a dot is a part of a document and no attribute (spec 1 §5). */
const isPlainCode = (code: string): boolean => !code.includes('.');

/** Codes under which a listing keeps filters of its own. */
export const ownFilters: ReadonlySet<string> = new Set(['price', 'stock', 'category']);

/** The attributes that came with an answer, each once, without those whose codes the listing keeps for itself (spec 1 §5). */
const definitionsIn = ({ attribute_metadata: metadata = [] }: FacetAnswer): AttributeDocument[] => {
  const definitions = metadata
    .filter(isAttribute)
    .filter(({ attribute_code: code }) => isPlainCode(code) && !ownFilters.has(code));
  const firstOf = new Map(
    definitions.toReversed().map((definition) => [definition.attribute_code, definition]),
  );
  return definitions.filter((definition) => firstOf.get(definition.attribute_code) === definition);
};

/** Options with empty labels are dropped (spec 1 §5); of yes and no only the yes can be chosen. */
const optionsOf = ({ frontend_input: input, options }: AttributeDocument) =>
  options.filter(({ label, value }) => label.trim() !== '' && (input !== 'boolean' || value === '1'));

const lookOf = (
  { frontend_input: input }: AttributeDocument,
  values: readonly FacetValue[],
): FacetAppearance => {
  if (input === 'boolean') return 'flag';
  if (values.some(({ hex }) => hex !== undefined)) return 'dots';
  return values.every(({ label }) => label.length <= chipLength) ? 'chips' : 'lines';
};

const attributeFacet = (
  answer: FacetAnswer,
  definition: AttributeDocument,
  chosen: readonly string[] = [],
): FacetView => {
  const counts = countsOf(answer, definition.attribute_code);
  const values = optionsOf(definition).map(({ value, label, hex }): FacetValue => ({
    id: value,
    label,
    count: counts.get(value) ?? 0,
    ...(hex === undefined ? {} : { hex }),
  }));
  const look = lookOf(definition, values);
  const commonest = values.toSorted((one, other) => other.count - one.count);
  const shown = new Set(
    commonest.filter(
      ({ id, count }, place) =>
        place < shownAnyway || chosen.includes(id) || (place < valuesAtMost[look] && count > 0),
    ),
  );
  // As the owner ordered them, whatever their counts: no size changes its place under a finger.
  return {
    code: definition.attribute_code,
    label: definition.frontend_label,
    look,
    values: values.filter((value) => shown.has(value)),
  };
};

const covered = ({ values }: FacetView): number => values.reduce((sum, { count }) => sum + count, 0);

const categoryFacet = (answer: FacetAnswer, categories: readonly FacetCategory[]): FacetView => {
  const counts = countsOf(answer, categoryField);
  const values = categories.map(({ id, name }) => ({
    id: String(id),
    label: name,
    count: counts.get(String(id)) ?? 0,
  }));
  return { code: 'category', label: '', look: 'lines', values };
};

export type FacetContext = { chosen: ChosenFilters; categories: readonly FacetCategory[]; total: number };

/**
 * The filters of a listing: price, of which any range can be typed, then attributes as the owner placed them, categories and stock last. What tells nothing apart is left
 * out, what is chosen never.
 */
export const facetsOf = (answer: FacetAnswer, { chosen, categories, total }: FacetContext): FacetView[] => {
  const isWorthIt = (facet: FacetView): boolean => {
    if (chosen[facet.code] !== undefined || (facet.code === 'price' && total > 1)) return true;
    const possible = facet.values.filter(({ count }) => count > 0);
    return (
      possible.length > (facet.look === 'flag' ? 0 : 1) &&
      (facet.look === 'flag' || covered(facet) * 100 >= total * leastShareOf(facet))
    );
  };
  const stock = countsOf(answer, stockField);
  const stockValues = ['1', '0'].map((id) => ({ id, label: '', count: stock.get(id) ?? 0 }));
  const attributes = definitionsIn(answer)
    .map((definition) => attributeFacet(answer, definition, chosen[definition.attribute_code]))
    .filter(isWorthIt);
  return [
    { code: 'price', label: '', look: 'lines' as const, values: priceValues(answer, { chosen, total }) },
    ...attributes.filter(
      ({ code }, place) => place < attributesAtMost || usualFilters.has(code) || chosen[code] !== undefined,
    ),
    categoryFacet(answer, categories),
    { code: 'stock', label: '', look: 'lines' as const, values: stockValues },
  ].filter(isWorthIt);
};

/** Whether prices are chosen that are none of the store view's steps. */
export const isOwnRange = (answer: FacetAnswer, { price = [] }: ChosenFilters): boolean =>
  price.some((id) => priceSteps(answer).every((step) => step.id !== id));

/** A range of prices whose bounds have no more decimals than prices have. */
const isPrice = (id: string, scale: number): boolean =>
  priceRangeOf(id) !== null && (id.match(/(?<=\.)\d+/g) ?? []).every((decimals) => decimals.length <= scale);

export type OfferContext = {
  categories: readonly FacetCategory[];
  asked: ChosenFilters;
  /** Decimals of the store's currency. */ scale: number;
};

/**
 * All values that may be asked for here, whether or not the other filters leave anything of them: what occurs, both kinds of stock, and any
 * range of prices (wire §11).
 */
export const offeredValues = (
  answer: FacetAnswer,
  { categories, asked, scale }: OfferContext,
): Record<string, string[]> => ({
  ...Object.fromEntries(
    definitionsIn(answer).map((definition) => [
      definition.attribute_code,
      optionsOf(definition).map(({ value }) => value),
    ]),
  ),
  category: categories.map(({ id }) => String(id)),
  price: [
    ...priceSteps(answer).map(({ id }) => id),
    ...(asked['price'] ?? []).filter((id) => isPrice(id, scale)),
  ],
  stock: ['1', '0'],
});
