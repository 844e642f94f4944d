import { paths } from '@dijla/contract/client';
import { listPaths } from '@dijla/contract/list-client';
import { callPathsPlugin } from '@dijla/web-build/call-paths-plugin';

/** Leaves of the contract's shopper calls only their paths in a bundle. */
export const shopperPathsPlugin = callPathsPlugin({ file: 'paths.ts', name: 'paths', paths });

/** The same of the calls that late parts make. */
export const listPathsPlugin = callPathsPlugin({
  file: 'list-paths.ts',
  name: 'listPaths',
  paths: listPaths,
});
