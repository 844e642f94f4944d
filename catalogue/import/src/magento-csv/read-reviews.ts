import { createHash } from 'node:crypto';
import type { Finding } from '../catalog-format.ts';
import { plainLabel, plainText } from '../source/plain-text.ts';
import { type ExportRow, found } from './export-file.ts';

/**
 * Returns a review reader. A review's natural key is a hash of its content; identical rows are numbered so
 * that each counts.
 */
export const reviewReader = () => {
  const seen = new Map<string, number>();
  return (row: ExportRow): Finding => {
    const rating = Number(row.cell('rating_value'));
    if (!Number.isInteger(rating) || rating < 1 || rating > 5)
      return found(row.warning('bad-rating', row.cell('sku')));
    const said = [
      row.cell('sku'),
      row.cell('reviewer'),
      row.cell('title'),
      row.cell('review'),
      String(rating),
    ];
    const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 20);
    const times = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, times);
    return {
      kind: 'review',
      record: {
        natural_key: times === 1 ? `magento:${digest}` : `magento:${digest}:${times}`,
        sku: row.cell('sku'),
        status: 1,
        language: 'en',
        nickname: plainLabel(row.cell('reviewer')),
        title: plainLabel(row.cell('title')),
        detail: plainText(row.cell('review')),
        rating,
        created_at: null,
      },
      place: row.place,
    };
  };
};
