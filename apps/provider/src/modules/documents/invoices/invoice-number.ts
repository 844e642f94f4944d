import type { Invoice } from './invoice.ts';

/** Returns the number as customers and the tax office read it: `2026-000123`, of a credit note `CN-2026-000123`. */
export const invoiceNumberOf = ({ kind, year, number }: Pick<Invoice, 'kind' | 'year' | 'number'>): string =>
  `${kind === 'credit note' ? 'CN-' : ''}${year}-${String(number).padStart(6, '0')}`;
