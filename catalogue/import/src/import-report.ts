import type { ImportResult } from './import-catalogue.ts';
import { remarkLine } from './remark.ts';

const counted = ({ added, changed, unchanged }: { added: number; changed: number; unchanged: number }): string => `${added} added, ${changed} changed, ${unchanged} as before`;

/** What the owner reads after an import: every row not taken, then what was taken and what it changed. */
export const importReport = ({ taken, saved, copied, remarks }: Extract<ImportResult, { ok: true }>, isDryRun: boolean): string => {
  const rows = remarks.filter(({ isRowTaken }) => !isRowTaken).length;
  return [
    ...remarks.map(remarkLine),
    '',
    `${rows} rows or files not taken, ${remarks.length - rows} taken in part.`,
    `Taken: ${taken.configurable} configurable products with ${taken.variants} variants, ${taken.simple} other simple products, ${taken.categories} categories, ${taken.attributes} attributes with ${taken.options} options, ${taken.pictures} pictures.`,
    `Products: ${counted(saved.products)}.`,
    `Categories: ${counted(saved.categories)}.`,
    `Attributes: ${counted(saved.attributes)}.`,
    isDryRun ? 'This was a dry run: nothing is kept.' : `${copied} pictures copied.`,
  ].join('\n');
};
