import { type CatalogBatch, validationErrors } from '@dijla/provider/modules/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { specificationAttributes } from '../merged-departments.ts';

describe('specificationAttributes', () => {
  it('have no name of a document member', () => {
    const attributes = [...specificationAttributes.keys()].map(
      (code, position): CatalogBatch['attributes'][number] => ({
        code,
        input: 'select',
        labels: {},
        is_filterable: true,
        is_comparable: true,
        is_visible_on_front: true,
        is_user_defined: true,
        position,
        options: [],
        sets: [],
      }),
    );
    expect(
      validationErrors(
        { source: 'demo', attributes, categories: [], products: [] },
        { attributes: new Map(), categoryPaths: new Set(), skus: new Set() },
      ),
    ).toEqual([]);
  });
});
