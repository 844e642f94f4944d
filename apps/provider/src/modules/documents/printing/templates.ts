import type { InvoiceSheet } from '../views/invoice-sheet.ts';
import type { PackingSheet } from '../views/packing-sheet.ts';

/** The templates of `templates/`, by the names of their files, and what each prints. */
export type TemplateData = { invoice: InvoiceSheet; 'packing-slip': PackingSheet };

export type Template = keyof TemplateData;
