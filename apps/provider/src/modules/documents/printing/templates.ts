import type { InvoiceSheet } from '../views/invoice-sheet.ts';
import type { LabelSheet } from '../views/label-sheet.ts';
import type { ManifestSheet } from '../views/manifest-sheet.ts';
import type { PackingSheet } from '../views/packing-sheet.ts';
import type { PickSheet } from '../views/pick-sheet.ts';
import type { StatementSheet } from '../views/statement-sheet.ts';

/** The templates of `templates/`, by the names of their files, and what each prints. */
export type TemplateData = {
  invoice: InvoiceSheet;
  label: LabelSheet;
  manifest: ManifestSheet;
  'packing-slip': PackingSheet;
  'pick-list': PickSheet;
  statement: StatementSheet;
};

export type Template = keyof TemplateData;
