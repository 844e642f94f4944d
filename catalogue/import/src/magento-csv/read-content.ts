import type { Finding } from '../catalog-format.ts';
import { plainLabel } from '../source/plain-text.ts';
import { type ExportRow, found } from './export-file.ts';

/** Reads a block of HTML; the content module handles its directives. */
export const blockFinding = (row: ExportRow): Finding => {
  const identifier = row.cell('identifier');
  if (identifier === '') return found(row.warning('row-without-identifier', row.cell('title')));
  const text = { title: plainLabel(row.cell('title')), content: row.cell('content') };
  return {
    kind: 'cms-block',
    record: { identifier, is_active: row.cell('is_active') !== '0', texts: { en: text } },
    place: row.place,
  };
};

export const pageFinding = (row: ExportRow): Finding => {
  const identifier = row.cell('identifier');
  if (identifier === '') return found(row.warning('row-without-identifier', row.cell('title')));
  const text = {
    title: plainLabel(row.cell('title')),
    content_heading: plainLabel(row.cell('content_heading')),
    content: row.cell('content'),
    meta_title: plainLabel(row.cell('meta_title')),
    meta_description: plainLabel(row.cell('meta_description')),
    meta_keywords: plainLabel(row.cell('meta_keywords')),
  };
  return {
    kind: 'cms-page',
    record: {
      identifier,
      is_active: row.cell('is_active') !== '0',
      page_layout: row.cell('page_layout') || '1column',
      position: Number(row.cell('sort_order')) || 0,
      texts: { en: text },
    },
    place: row.place,
  };
};
