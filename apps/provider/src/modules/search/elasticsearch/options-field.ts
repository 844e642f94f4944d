import { mappedName } from '../mapped-name.ts';

const ending = '_options';

/** The names of the field whose options a field holds, as clients say it and as it is mapped: of `color_options` that is `color`. None when it holds no options. */
export const fieldsOfOptions = (field: string): string[] => {
  if (!field.endsWith(ending)) return [];
  const base = field.slice(0, -ending.length);
  return [base, mappedName(base)];
};
