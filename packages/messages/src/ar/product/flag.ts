import type { flag as english } from '../../en/product/flag.ts';

export const flag: typeof english = { yes: 'نعم', no: 'لا' };
