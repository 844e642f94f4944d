import type { AppliedFilters } from './toggle-filter.ts';

/** The applied filters the category really offers; unknown attributes and values are dropped (spec 1 §5). */
export const honouredFilters = (filters: AppliedFilters, available: AppliedFilters): AppliedFilters => {
  const offered = new Map(Object.entries(available));
  const honoured = Object.entries(filters).map(([attribute, values]) => {
    const known = offered.get(attribute) ?? [];
    return [attribute, values.filter((value) => known.includes(value))] as const;
  });
  return Object.fromEntries(honoured.filter(([, values]) => values.length > 0));
};
