import { join } from 'node:path';

/** By path, because two versions of TypeScript are installed and both name their program `tsc`. */
const typescript = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
const dependencyCruiser = [
  '--import',
  './scripts/typescript-6-resolution.ts',
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
];

/** Checks that run no tests. `program` is one of node_modules/.bin; all run in the repository's root. */
export const staticChecks: readonly { title: string; program: string; args: readonly string[] }[] = [
  { title: 'types of packages and provider', program: 'node', args: [typescript, '-p', 'tsconfig.json'] },
  {
    title: 'types of the storefront',
    program: 'node',
    args: [typescript, '-p', 'apps/storefront/tsconfig.json'],
  },
  { title: 'types of the desk', program: 'node', args: [typescript, '-p', 'apps/back-office/tsconfig.json'] },
  { title: 'the API is as described', program: 'node', args: ['scripts/api-command.ts'] },
  { title: 'format', program: 'oxfmt', args: ['--check', '.'] },
  { title: 'lint', program: 'oxlint', args: ['--deny-warnings'] },
  {
    title: 'unused exports, files and dependencies',
    program: 'knip',
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    title: 'directions',
    program: 'node',
    args: [
      ...dependencyCruiser,
      'packages',
      'apps',
      'catalogue',
      'extensions',
      'testing',
      '--config',
      'directions.config.cjs',
    ],
  },
];
