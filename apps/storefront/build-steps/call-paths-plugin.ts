import { paths } from '@dijla/contract/client';
import { callPathsPlugin } from '@dijla/web-build/call-paths-plugin';

/** Leaves of the contract's shopper calls only their paths in a bundle. */
export const shopperPathsPlugin = callPathsPlugin({ file: 'paths.ts', name: 'paths', paths });
