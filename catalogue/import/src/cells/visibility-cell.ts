import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';
import { flagCell } from './flag-cell.ts';

const visibilities: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '1': 1,
    '2': 2,
    '3': 3,
    '4': 4,
    'not visible individually': 1,
    hidden: 1,
    none: 1,
    invisible: 1,
    مخفي: 1,
    catalog: 2,
    catalogue: 2,
    search: 3,
    'catalog, search': 4,
    'catalogue, search': 4,
    both: 4,
    visible: 4,
    everywhere: 4,
    ظاهر: 4,
  }),
);

const worded = (cell: string): string => latinDigits(cell).trim().toLowerCase();

/**
 * Parses where a product is shown, by number or word: 1 nowhere, 2 catalog, 3 search, 4 both; yes is 4 and
 * no is 1.
 */
export const visibilityCell = (cell: string): number | undefined => {
  const flag = flagCell(cell);
  return visibilities.get(worded(cell)) ?? (flag === undefined ? undefined : flag ? 4 : 1);
};

const on = new Set([
  'active',
  'enabled',
  'enable',
  'publish',
  'published',
  'live',
  'online',
  'available',
  'approved',
  'visible',
  'for sale',
  'on sale',
  'مفعل',
  'منشور',
  'فعال',
  'معروض',
  'نشط',
]);
const off = new Set([
  '2',
  '-1',
  'inactive',
  'disabled',
  'disable',
  'draft',
  'drafted',
  'archived',
  'archive',
  'private',
  'pending',
  'pending review',
  'proposed',
  'rejected',
  'unpublished',
  'not published',
  'unlisted',
  'scheduled',
  'future',
  'offline',
  'hidden',
  'deleted',
  'trash',
  'trashed',
  'removed',
  'discontinued',
  'suspended',
  'unavailable',
  'معطل',
  'غير مفعل',
  'غير فعال',
  'غير نشط',
  'غير منشور',
  'مسودة',
  'مقترح',
  'مرفوض',
  'مؤرشف',
  'مخفي',
  'محذوف',
  'معلق',
]);

/**
 * Parses whether a product is sold (1) or disabled (2). Returns undefined for an unknown word; callers must
 * then not sell the product.
 */
export const statusCell = (cell: string): 1 | 2 | undefined => {
  const word = worded(cell);
  if (on.has(word)) return 1;
  if (off.has(word)) return 2;
  const flag = flagCell(cell);
  return flag === undefined ? undefined : flag ? 1 : 2;
};
