import { mappedName } from '@dijla/search-index/core/query/mapped-name';

const ending = '_options';

/**
 * Returns the names of the field whose options a field holds, as the client writes it and as it is mapped:
 * `color` for `color_options`. Empty when it holds no options.
 */
export const fieldsOfOptions = (field: string): string[] => {
  if (!field.endsWith(ending)) return [];
  const base = field.slice(0, -ending.length);
  return [base, mappedName(base)];
};
