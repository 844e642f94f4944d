import { fileURLToPath } from 'node:url';
import { paths } from '@dijla/contract/client';
import type { Plugin } from 'vite';

const client = import.meta.resolve('@dijla/contract/client');
const pathsModule = fileURLToPath(new URL('./paths.ts', client));

/**
 * Replaces the contract's `paths` by their value, so that a bundle has the paths of shoppers' calls without
 * their schemas and policy.
 */
export const callPathsPlugin: Plugin = {
  name: 'call-paths',
  enforce: 'pre',
  load: (id) => (id === pathsModule ? `export const paths = ${JSON.stringify(paths)};` : null),
};
