import type pg from 'pg';
import { jobsSchema } from '../migrating/make-job-tables.ts';
import { extensionSchemas } from './tables-to-copy.ts';

const run = async (client: pg.ClientBase, makeStatements: string): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(makeStatements);
  for (const { statement } of rows) await client.query(statement);
};

const ofNoExtension = (catalog: string): string =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`;

/**
 * Drops the shop's views, tables, sequences, functions and types, the schemas of extensions, and its job queue, which the next start makes
 * anew; the schema `public` itself and extensions stay, with their grants.
 */
export const dropEverything = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`drop schema if exists ${jobsSchema} cascade`);
  await run(
    client,
    `select format('drop schema %I cascade', nspname) as statement from pg_namespace where nspname like '${extensionSchemas}'`,
  );
  const dropRelations = (kinds: string, word: string) =>
    run(
      client,
      `select format('drop ${word} if exists %s cascade', oid::regclass) as statement from pg_class
       where relnamespace = 'public'::regnamespace and relkind in (${kinds}) and not relispartition and ${ofNoExtension('pg_class')}`,
    );
  await dropRelations(`'v'`, 'view');
  await dropRelations(`'r', 'p'`, 'table');
  await dropRelations(`'S'`, 'sequence');
  await run(
    client,
    `select format('drop routine if exists %s cascade', oid::regprocedure) as statement from pg_proc
     where pronamespace = 'public'::regnamespace and ${ofNoExtension('pg_proc')}`,
  );
  await run(
    client,
    `select format('drop type if exists %s cascade', oid::regtype) as statement from pg_type
     where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${ofNoExtension('pg_type')}`,
  );
};

/**
 * Runs `load` with foreign key checks and triggers disabled, then recreates the foreign keys, which checks
 * every row. Tables can therefore be loaded in any order, even with circular references. Requires only
 * ownership of the tables.
 */
export const withoutRowChecks = async (client: pg.ClientBase, load: () => Promise<void>): Promise<void> => {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace in (select oid from pg_namespace where nspname = 'public' or nspname like '${extensionSchemas}') and contype = 'f' and conparentid = 0`,
  );
  const { rows: tables } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
  await load();
  for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
};
