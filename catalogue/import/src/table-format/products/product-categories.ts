import { latinSlugOf } from '../../latin-slug.ts';
import { plainLabel } from '../../source/plain-text.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { RowFields } from '../row-fields.ts';

/** The names from the top category down. */
export type CategoryNames = readonly string[];

/** Names under which shops keep all categories. */
const usualRoots = ['home', 'root', 'root catalog', 'default category', 'all', 'الرئيسية', 'الصفحة الرئيسية'];

/** The parts of a cell; `auto` takes the first of these signs that it holds. A sign behind a backslash is none. */
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

/** The categories that a row names. */
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

/** `women/tops` of `Women`, `Tops`. */
export const categoryPath = (names: CategoryNames): string =>
  names.map((name) => latinSlugOf(name) || 'category').join('/');
