import type { search as english } from '../en/search.ts';

export const search: typeof english = {
  search: 'بحث',
  placeholder: 'عمَّ تبحث؟',
};
