import type { Mapping } from './mapping.ts';

const mostNumbered = 30;

/**
 * Returns the columns named by one member of a mapping in any form: a single one, a list, or one per
 * language or currency.
 */
export const columnsIn = (spec: unknown): string[] =>
  typeof spec === 'string'
    ? [spec]
    : typeof spec === 'object' && spec !== null
      ? Object.values(spec).flatMap(columnsIn)
      : [];

const numbered = (column: string): string[] =>
  /\{[ni]\}/.test(column)
    ? Array.from({ length: mostNumbered }, (_, index) =>
        column.replaceAll('{n}', String(index + 1)).replaceAll('{i}', String(index)),
      )
    : [column];

/**
 * Returns all columns that a mapping reads; columns of nested variants are prefixed with the path of their
 * list.
 */
export const columnsRead = ({
  columns,
  options,
  attributes,
  named_attributes: named,
  variants,
}: Mapping): string[] => {
  const optionColumns = (list: Mapping['options']): string[] =>
    list.flatMap((option) => ['name' in option ? option.name : [], option.value].flat());
  const own = [
    ...columnsIn(columns),
    ...optionColumns(options),
    ...attributes.flatMap(({ column }) => column),
    ...(named === undefined ? [] : [named.name, named.value]),
  ];
  if (variants === undefined) return own.flatMap(numbered);
  // The product may hold the option names and its variants the values.
  const ofVariants = optionColumns(variants.options);
  return [
    ...own,
    ...ofVariants,
    ...[...columnsIn(variants.columns), ...ofVariants].map((column) => `${variants.items}.${column}`),
  ].flatMap(numbered);
};
