import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../demo-catalog.ts';
import { loadDemoCatalog } from './load-demo-catalog.ts';

const { db } = await testDatabase();
const { attributes, categories, products } = demoCatalog();

describe('loadDemoCatalogue', () => {
  it('adds the whole catalogue to an empty database', async () => {
    const summary = await loadDemoCatalog(db);
    expect([summary.attributes.added, summary.categories.added, summary.products.added]).toEqual([
      attributes.length,
      categories.length,
      products.length,
    ]);
  });

  it('changes nothing when loaded again', async () => {
    await loadDemoCatalog(db);
    const { attributes, categories, products } = await loadDemoCatalog(db);
    expect([attributes, categories, products].map(({ added, changed }) => added + changed)).toEqual([
      0, 0, 0,
    ]);
  });
});
