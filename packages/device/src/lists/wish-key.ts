import type { ProductOption } from '@dijla/contract/client';

/** Writes ids as text and members in one order, as clients and providers differ in both (wire §2.5). */
const comparable = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, comparable(member)]),
  );
};

/** Returns the key of a product with what was chosen of it: the same product and options have the same key. */
export const wishKey = (sku: string, option: ProductOption | null): string => {
  const { configurable_item_options: chosen, ...others } = option?.extension_attributes ?? {};
  const axes = (chosen ?? [])
    .map(({ option_id: id, option_value: value }) => `${id}=${value}`)
    .toSorted()
    .join('&');
  const rest = Object.keys(others).length === 0 ? '' : JSON.stringify(comparable(others));
  return `${sku}?${axes}${rest}`;
};
