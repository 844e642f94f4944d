import { affiliatePaths } from '@dijla/contract/affiliate-client';
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

/** The same of the calls of the affiliate programme. */
export const affiliatePathsPlugin = callPathsPlugin({
  file: 'affiliate-paths.ts',
  name: 'affiliatePaths',
  paths: affiliatePaths,
});
