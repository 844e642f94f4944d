import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { flagCell } from './flag-cell.ts';

const visibilities: ReadonlyMap<string, number> = new Map(Object.entries({
  '1': 1, '2': 2, '3': 3, '4': 4, 'not visible individually': 1, hidden: 1, none: 1, invisible: 1, 'مخفي': 1, catalog: 2, catalogue: 2, search: 3,
  'catalog, search': 4, 'catalogue, search': 4, both: 4, visible: 4, everywhere: 4, 'ظاهر': 4,
}));

const worded = (cell: string): string => latinDigits(cell).trim().toLowerCase();

/** Where a product is shown, by number or word: 1 nowhere, 2 catalogue, 3 search, 4 both; yes and no are 4 and 1. */
export const visibilityCell = (cell: string): number | undefined => {
  const flag = flagCell(cell);
  return visibilities.get(worded(cell)) ?? (flag === undefined ? undefined : flag ? 4 : 1);
};

const on = new Set(['active', 'enabled', 'enable', 'publish', 'published', 'live', 'online', 'available', 'مفعل', 'منشور', 'فعال']);
const off = new Set(['2', '-1', 'inactive', 'disabled', 'disable', 'draft', 'archived', 'archive', 'private', 'pending', 'unpublished', 'offline', 'hidden', 'deleted', 'trash', 'معطل', 'مسودة']);

/** Whether a product is sold, 1, or switched off, 2, in the words of shops. */
export const statusCell = (cell: string): number | undefined => {
  const word = worded(cell);
  if (on.has(word)) return 1;
  if (off.has(word)) return 2;
  const flag = flagCell(cell);
  return flag === undefined ? undefined : flag ? 1 : 2;
};
