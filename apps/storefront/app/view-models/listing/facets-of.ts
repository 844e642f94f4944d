import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import { priceRangeOf, priceRangeText } from '@dijla/commerce-rules/filters/price-range';
import type { AttributeDocument, SearchAnswer } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';

/** A category to which a listing can be narrowed, including its subcategories. */
export type FacetCategory = { id: number; name: string };

/**
 * A filter value. `id` is used in addresses. Values of price, stock and flags have no label here; the
 * screens name them.
 */
export type FacetValue = { id: string; label: string; count: number; hex?: string };

export type FacetAppearance = 'dots' | 'chips' | 'lines' | 'flag';

/** A filter. The listing's own filters have an empty label; the screens name them. */
export type FacetView = { code: string; label: string; look: FacetAppearance; values: FacetValue[] };

export type FacetAnswer = Pick<SearchAnswer<WireDocument>, 'aggregations' | 'attribute_metadata'>;

/** Attributes that shops usually filter by (spec 1 §9, wire §11). */
const usualFilters: ReadonlySet<string> = new Set([
  'color',
  'size',
  'brand',
  'special_promo_flag',
  'erin_recommends',
]);
/** Minimum percentage of the products that must have a value of the filter for it to be shown. */
const leastShareOf = ({ code }: FacetView): number => (usualFilters.has(code) ? 8 : 15);
/** Maximum number of attribute filters apart from the usual ones. With more, nobody reads their names. */
const attributesAtMost = 8;
/**
 * Maximum number of values of one attribute, the most frequent first; chosen ones are always included. Short
 * ones, like sizes, are faster to scan.
 */
const valuesAtMost = { dots: 18, chips: 24, lines: 16, flag: 1 } as const satisfies Record<
  FacetAppearance,
  number
>;
/** Number of values shown even if no product has them at present. */
const shownAnyway = 12;
/** Maximum number of characters of a label shown as a chip. */
const chipLength = 6;

/** Document fields that are counted besides attributes. */
export const stockField = 'stock.is_in_stock';
/** The categories a product is in and their ancestors; `category_ids` contains only the former. */
export const categoryField = 'category.category_id';

type Counts = ReadonlyMap<string, number>;

const bucketsOf = ({ aggregations }: FacetAnswer, name: string) => {
  const found = aggregations?.[name];
  return found !== undefined && 'buckets' in found ? found.buckets : [];
};

/** Returns the counts of simple and configurable products added up; no product is in both (wire §7.4). */
const countsOf = (answer: FacetAnswer, field: string): Counts => {
  const counts = new Map<string, number>();
  for (const name of [`agg_terms_${field}`, `agg_terms_${field}_options`]) {
    for (const { key, doc_count } of bucketsOf(answer, name))
      counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count);
  }
  return counts;
};

/**
 * Returns the price steps of the store view in major units, written as in addresses: `50-100`, the last
 * `150-`.
 */
const priceSteps = (answer: FacetAnswer): FacetValue[] =>
  bucketsOf(answer, 'agg_range_price').map(({ from = 0, to = null, doc_count: count }) => ({
    id: priceRangeText({ from, to }),
    label: '',
    count,
  }));

/**
 * Returns the price steps, unless all products are in one of them, and the ranges typed by the shopper.
 * Every listed product is in such a range.
 */
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

/** Whether a code is that of an attribute. A code with a dot is a path in the document (spec 1 §5). */
const isPlainCode = (code: string): boolean => !code.includes('.');

/** Codes reserved for the listing's own filters. */
export const ownFilters: ReadonlySet<string> = new Set(['price', 'stock', 'category']);

/**
 * Returns the attribute definitions in an answer, each once, without those that have a reserved code (spec 1
 * §5).
 */
const definitionsIn = ({ attribute_metadata: metadata = [] }: FacetAnswer): AttributeDocument[] => {
  const definitions = metadata
    .filter(isAttribute)
    .filter(({ attribute_code: code }) => isPlainCode(code) && !ownFilters.has(code));
  const firstOf = new Map(
    definitions.toReversed().map((definition) => [definition.attribute_code, definition]),
  );
  return definitions.filter((definition) => firstOf.get(definition.attribute_code) === definition);
};

/**
 * Returns an attribute's options without those with an empty label (spec 1 §5). Of a yes/no attribute, only
 * yes can be chosen.
 */
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
  // In the owner's order, regardless of counts, so that no size moves while the shopper is choosing.
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
 * Returns the filters of a listing: price (of which any range can be typed), then attributes in the owner's
 * order, then categories and stock. A filter that does not narrow the listing is left out, unless it is
 * chosen.
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

/** Whether a chosen price range is not one of the store view's steps. */
export const isOwnRange = (answer: FacetAnswer, { price = [] }: ChosenFilters): boolean =>
  price.some((id) => priceSteps(answer).every((step) => step.id !== id));

/** Whether a text is a price range whose bounds have no more decimals than the currency. */
const isPrice = (id: string, scale: number): boolean =>
  priceRangeOf(id) !== null && (id.match(/(?<=\.)\d+/g) ?? []).every((decimals) => decimals.length <= scale);

export type OfferContext = {
  categories: readonly FacetCategory[];
  asked: ChosenFilters;
  /** Number of decimals of the store's currency. */ scale: number;
};

/**
 * Returns all values that may be chosen, even if the other filters leave no product for them: all attribute
 * options and categories, both stock states, and any valid price range (wire §11).
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
