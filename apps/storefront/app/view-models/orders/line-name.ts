import type { OrderLineView } from './order-view.ts';

/** What separates a variant's values from the product's name, and from each other, in either language. */
const [beforeValues, betweenValues] = [' – ', /[،,]\s*/];

/** Returns the name of a line without the options that a variant's name ends with, where they stand beside it. */
export const nameWithoutOptions = ({ name, options }: Pick<OrderLineView, 'name' | 'options'>): string => {
  const end = name.lastIndexOf(beforeValues);
  if (end < 1) return name;
  const said = name.slice(end + beforeValues.length).split(betweenValues);
  const known = new Set(options.map(({ value }) => value));
  return said.every((value) => known.has(value.trim())) ? name.slice(0, end) : name;
};
