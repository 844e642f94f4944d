// @chunk listing
/** Chosen values by filter code; filters without values are absent. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

/** System filters, which take one value at a time; attributes take several (spec 1 §5). */
const singleFilters: ReadonlySet<string> = new Set(['price', 'stock']);

const withValues = (filters: ChosenFilters, code: string, values: readonly string[]): ChosenFilters => {
  const { [code]: _, ...others } = filters;
  return values.length === 0 ? others : { ...others, [code]: values };
};

/**
 * Returns the filters after a value was toggled (spec 1 §5): an attribute's value is added, or removed when
 * it was chosen. In a system filter it replaces the previous value, or is removed when it was chosen. A
 * filter left without values is removed.
 */
export const toggledFilters = (filters: ChosenFilters, code: string, value: string): ChosenFilters => {
  const chosen = filters[code] ?? [];
  if (chosen.includes(value))
    return withValues(
      filters,
      code,
      chosen.filter((one) => one !== value),
    );
  return withValues(filters, code, singleFilters.has(code) ? [value] : [...chosen, value]);
};

/**
 * The first value of a single-value filter; none when all its values are chosen, as for stock 0 and 1,
 * because that restricts nothing.
 */
const singleValue = (known: readonly string[], offered: readonly string[]): readonly string[] =>
  known.length > 1 && known.length === offered.length ? [] : known.slice(0, 1);

/** Keeps only values that the category offers, each once, and one value per system filter (spec 1 §5). */
export const honoredFilters = (
  filters: ChosenFilters,
  offered: Readonly<Record<string, readonly string[]>>,
): ChosenFilters =>
  Object.entries(filters).reduce<ChosenFilters>((honoured, [code, values]) => {
    const options = (Object.hasOwn(offered, code) ? offered[code] : undefined) ?? [];
    const known = [...new Set(values)].filter((value) => options.includes(value));
    return withValues(honoured, code, singleFilters.has(code) ? singleValue(known, options) : known);
  }, {});

/** Returns the total number of chosen values. */
export const chosenCount = (filters: ChosenFilters): number =>
  Object.values(filters).reduce((count, values) => count + values.length, 0);
