import { connect } from '@dijla/provider/database';
import type { Bench, Table } from '../bench.ts';
import { catalogDatabase } from './catalog-database.ts';
import { engineRows } from './engine-rows.ts';

const counts: Readonly<Record<string, number>> = { 'engines-2000': 2000, 'engines-50000': 50_000 };

/**
 * Measures listings of 48 with all facets by the index and by the plain scan, both in this process, to show
 * the gain of the index without HTTP.
 */
export const engines: Bench = {
  about: 'a listing with all facets in process, by the index and by the plain scan',
  parts: Object.keys(counts),
  run: async (stage, parts) => {
    const tables: Table[] = [];
    for (const [part, count] of Object.entries(counts)) {
      if (parts.length > 0 && !parts.includes(part)) continue;
      const database = await catalogDatabase(stage, count);
      const connection = connect({ url: database.url, applicationName: 'bench' });
      try {
        tables.push({
          title: `Listings of ${count} products in process`,
          rows: await engineRows(connection.db),
        });
      } finally {
        await connection.close();
        await database.close();
      }
    }
    return tables;
  },
};
