import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../demo-catalogue.ts';
import { loadDemoCatalogue } from './load-demo-catalog.ts';

const { db } = await testDatabase();
const { attributes, categories, products } = demoCatalogue();

describe('loadDemoCatalogue', () => {
  it('adds the whole catalogue to an empty database', async () => {
    const summary = await loadDemoCatalogue(db);
    expect([summary.attributes.added, summary.categories.added, summary.products.added]).toEqual([attributes.length, categories.length, products.length]);
  });

  it('changes nothing when loaded again', async () => {
    await loadDemoCatalogue(db);
    const { attributes, categories, products } = await loadDemoCatalogue(db);
    expect([attributes, categories, products].map(({ added, changed }) => added + changed)).toEqual([0, 0, 0]);
  });
});
