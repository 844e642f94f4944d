import { latinSlugOf } from '@dijla/commerce-rules/text/latin-slug';
import { plainLabel } from '../../source/plain-text.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RowFields } from '../row-fields.ts';

/** The names of a category path from the top down. */
export type CategoryNames = readonly string[];

/** Common names of the root category that contains all others. */
const usualRoots = ['home', 'root', 'root catalog', 'default category', 'all', 'الرئيسية', 'الصفحة الرئيسية'];

/**
 * Splits a cell; `auto` uses the first of these separators that it contains. A separator after a backslash
 * does not split.
 */
export const partsOf = (cell: string, separator: string, signs: readonly string[]): string[] => {
  const sign = separator === 'auto' ? signs.find((each) => cell.includes(each)) : separator;
  if (sign === undefined) return [cell.trim()].filter((part) => part !== '');
  return cell
    .replaceAll(`\\${sign}`, '\u0001')
    .split(sign)
    .map((part) => part.replaceAll('\u0001', sign).trim())
    .filter((part) => part !== '');
};

const pathOf = (
  cell: string,
  { separators: { path: separator }, roots = usualRoots }: Mapping,
): CategoryNames => {
  const names = partsOf(cell, separator, ['>', '»', '›', '::', '/'])
    .map(plainLabel)
    .filter((name) => name !== '');
  const [first] = names;
  return first !== undefined && roots.includes(first.toLowerCase()) ? names.slice(1) : names;
};

/** Returns the categories of a row. */
export const productCategories = (fields: RowFields, mapping: Mapping): CategoryNames[] => {
  const levels = fields
    .values('category_levels')
    .map(plainLabel)
    .filter((name) => name !== '');
  const cells = fields
    .values('categories')
    .flatMap((cell) => partsOf(cell, mapping.separators.categories, ['|', ';', '\n', ',']));
  return [levels, ...cells.map((cell) => pathOf(cell, mapping))].filter((path) => path.length > 0);
};

/** Returns the path of category names: `Women`, `Tops` is `women/tops`. */
export const categoryPath = (names: CategoryNames): string =>
  names.map((name) => latinSlugOf(name) || 'category').join('/');
