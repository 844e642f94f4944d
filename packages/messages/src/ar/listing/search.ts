import type { search as english } from '../../en/listing/search.ts';

export const search: typeof english = {
  search: 'بحث',
  placeholder: 'ابحث عن منتج أو ماركة أو قسم',
  shortPlaceholder: 'ابحث عن منتج',
  clear: 'مسح',
  close: 'إغلاق البحث',
};
