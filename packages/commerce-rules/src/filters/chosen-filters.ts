// @chunk listing
/** Chosen values under their filters' codes; a filter without values is not there. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

/** Filters of the listing itself, of which one value at a time is chosen; attributes take several (spec 1 §5). */
const singleFilters: ReadonlySet<string> = new Set(['price', 'stock']);

const withValues = (filters: ChosenFilters, code: string, values: readonly string[]): ChosenFilters => {
  const { [code]: _, ...others } = filters;
  return values.length === 0 ? others : { ...others, [code]: values };
};

/**
 * The filters after a value was picked (spec 1 §5): an attribute's value is added, or taken away when it was chosen; of a system filter
 * it replaces the one before, and picked twice it goes. An empty list removes its filter.
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

/** Of a filter that takes one value the first; whoever asks for all it has, as for stock of 0 and 1, narrows nothing down. */
const singleValue = (known: readonly string[], offered: readonly string[]): readonly string[] =>
  known.length > 1 && known.length === offered.length ? [] : known.slice(0, 1);

/** Only values that the category offers are honoured, each once; of a system filter one (spec 1 §5). */
export const honouredFilters = (
  filters: ChosenFilters,
  offered: Readonly<Record<string, readonly string[]>>,
): ChosenFilters =>
  Object.entries(filters).reduce<ChosenFilters>((honoured, [code, values]) => {
    const options = (Object.hasOwn(offered, code) ? offered[code] : undefined) ?? [];
    const known = [...new Set(values)].filter((value) => options.includes(value));
    return withValues(honoured, code, singleFilters.has(code) ? singleValue(known, options) : known);
  }, {});

/** How many values are chosen in all. */
export const chosenCount = (filters: ChosenFilters): number =>
  Object.values(filters).reduce((count, values) => count + values.length, 0);
