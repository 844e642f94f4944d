import { seedDemo } from '@dijla/demo-catalogue/seed-demo';
import type { Bench, Table } from '../bench.ts';
import { engineRows } from './engine-rows.ts';
import { httpRows } from './http-rows.ts';

/** Products in listings; their variants come on top. */
const counts: Readonly<Record<string, number>> = { 'catalogue-2000': 2000, 'catalogue-50000': 50_000 };

/** Listings of 48 with all facets, by the index and by the scan in one run, and over HTTP. */
export const catalogue: Bench = {
  about: 'a listing of 48 with all facets: index against scan, and over HTTP',
  parts: Object.keys(counts),
  run: async ({ newDatabase, folder }, parts) => {
    const tables: Table[] = [];
    for (const [part, count] of Object.entries(counts)) {
      if (parts.length > 0 && !parts.includes(part)) continue;
      const { db, url } = await newDatabase(part.replace('-', '_'));
      await seedDemo(db, { count, seed: 1 });
      const { rows, kinds } = await engineRows(db);
      tables.push({ title: `Listings of ${count} products in process`, rows });
      tables.push({ title: `The same over HTTP, one after the other`, rows: await httpRows(kinds, { url, folder }) });
    }
    return tables;
  },
};
