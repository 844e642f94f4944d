import { describe, expect, it } from 'vitest';
import { type ChangedEntity, changedDocuments, otherTaxes, pagesTagged } from './changed-entities.ts';

const changed = (
  entity: ChangedEntity['entity'],
  id: number,
  kind: ChangedEntity['kind'],
): ChangedEntity => ({
  entity,
  id,
  kind,
  visiblyDifferent: false,
});

describe('changedDocuments', () => {
  it('names the documents that searches find, and no listing, page or kind that none finds', () => {
    expect(
      changedDocuments([
        changed('product', 7, 'stock'),
        changed('category', 3, 'saved'),
        changed('category', 4, 'listing'),
        changed('brand', 0, 'saved'),
        otherTaxes,
        pagesTagged('P7'),
      ]),
    ).toEqual([
      { entity: 'product', id: 7 },
      { entity: 'category', id: 3 },
      { entity: 'taxrule', id: 0 },
    ]);
  });
});
