import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What clients, the database and browsers see of a checkout, a line for each fact. */
export type Surface = Readonly<Record<'OpenAPI' | 'database schema' | 'routes', readonly string[]>>;

/** Lists every leaf of a JSON value with its path, so that two documents can be compared line by line. */
export const leavesOf = (value: unknown, path = ''): string[] => {
  if (typeof value !== 'object' || value === null) return [`${path} = ${JSON.stringify(value)}`];
  const entries = Object.entries(value);
  if (entries.length === 0) return [`${path} = ${Array.isArray(value) ? '[]' : '{}'}`];
  return entries.flatMap(([key, inner]) => leavesOf(inner, `${path}/${key}`));
};

const openApiOf = (folder: string): string[] => {
  const program =
    "const { openApiDocument } = await import('./packages/contract/src/open-api.ts'); console.log(JSON.stringify(openApiDocument()))";
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return leavesOf(JSON.parse(output));
};

/** Splits SQL into statements without comments; white space does not count. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--[^\n]*/g, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

const schemaOf = (folder: string): string[] => {
  const schema = join(folder, 'apps/provider/src/database/schema');
  return readdirSync(schema)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .flatMap((name) => statementsOf(readFileSync(join(schema, name), 'utf8')));
};

type Route = { path?: string; index?: boolean; children?: Route[] };

/** Lists the addresses of a tree of routes; files and ids may be called anything. */
export const addressesOf = ({ path = '', index, children = [] }: Route, above = ''): string[] => {
  const address = path === '' ? above : `${above}/${path}`;
  const isPage = index === true || children.length === 0;
  return [...(isPage ? [address || '/'] : []), ...children.flatMap((child) => addressesOf(child, address))];
};

const routesOf = (folder: string): string[] => {
  const output = execFileSync(
    process.execPath,
    [join(folder, 'node_modules/@react-router/dev/bin.cjs'), 'routes', '--json'],
    { cwd: join(folder, 'apps/storefront'), encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return (JSON.parse(output) as Route[]).flatMap((route) => addressesOf(route)).toSorted();
};

/** Reads the surface of a checkout whose dependencies are installed. */
export const surfaceOf = (folder: string): Surface => ({
  OpenAPI: openApiOf(folder),
  'database schema': schemaOf(folder),
  routes: routesOf(folder),
});

/** Lists what only one of the two has, with `-` for the first and `+` for the second. */
export const differencesOf = (before: readonly string[], after: readonly string[]): string[] => {
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !inAfter.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !inBefore.has(line)).map((line) => `+ ${line}`),
  ];
};
