/** Applied filters: attribute code → values, never an empty list. */
export type AppliedFilters = Readonly<Record<string, readonly string[]>>;

/** `system` for sort and price-like filters, `single` and `multi` for attributes. */
export type FilterPick = { attribute: string; value: string; kind: 'system' | 'single' | 'multi' };

/**
 * The filters after picking a value (spec 1 §5): a value already there is taken out; else it joins a multi-select list and
 * replaces any other. An attribute without values has no key.
 */
export const toggleFilter = (filters: AppliedFilters, { attribute, value, kind }: FilterPick): AppliedFilters => {
  const { [attribute]: given = [], ...others } = filters;
  if (!given.includes(value)) return { ...filters, [attribute]: kind === 'multi' ? [...given, value] : [value] };
  const left = kind === 'multi' ? given.filter((one) => one !== value) : [];
  return left.length === 0 ? others : { ...filters, [attribute]: left };
};
