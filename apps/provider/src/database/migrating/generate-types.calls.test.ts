import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDatabase, testDatabase } from '@dijla/test-kit/database/test-database';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { generateTypes } from './generate-types.ts';

const typesOf = async (url: string, definition = ''): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(definition);
    return await generateTypes(client);
  } finally {
    await client.end();
  }
};

describe('generateTypes', () => {
  it('makes the types in schema.generated.ts; if it does not, `npm run types` writes them anew', async () => {
    const { url } = await testDatabase();
    expect(await typesOf(url)).toBe(
      readFileSync(join(import.meta.dirname, '../schema.generated.ts'), 'utf8'),
    );
  });

  it('tells what is required, optional, given by the server, or one of a list', async () => {
    const types = await typesOf(
      await emptyDatabase(),
      `create table shelf_part (
        id bigint generated always as identity, name text not null, note text, since timestamptz not null default now(),
        kind text not null check (kind in ('wide', 'narrow')), steps bigint[] not null, extra jsonb, double integer generated always as (1 + 1) stored)`,
    );
    expect(types.slice(types.indexOf('export type ShelfPartTable'))).toBe(`export type ShelfPartTable = {
  id: GeneratedAlways<number>;
  name: string;
  note: string | null;
  since: Defaulted<Instant>;
  kind: 'wide' | 'narrow';
  steps: number[];
  extra: Json | null;
  double: GeneratedAlways<number | null>;
};

/** Name of a table or view to its columns. */
export type Tables = {
  shelf_part: ShelfPartTable;
};
`);
  });

  it('throws at a type it has no word for', async () => {
    await expect(typesOf(await emptyDatabase(), 'create table odd (place point)')).rejects.toThrow(
      'odd.place: the type point',
    );
  });
});
