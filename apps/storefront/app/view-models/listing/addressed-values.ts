import type { WireDocument } from '../../provider-client/catalog-source.ts';
import { expandProduct } from '../wire/expand-document.ts';

/**
 * Returns the values of the product's options that an address names, such as `?color=49`: option value ids
 * by attribute code.
 */
export const addressedValues = (document: WireDocument, search: URLSearchParams): Record<string, number> => {
  const { configurable_options: options = [] } = expandProduct(document);
  return Object.fromEntries(
    options.flatMap(({ attribute_code: code, values = [] }) => {
      const named = search.get(code);
      const value = values.find(({ value_index: id }) => String(id) === named);
      return value === undefined ? [] : [[code, value.value_index] as const];
    }),
  );
};
