import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { minifiedTwice } from '@dijla/web-build/minified-twice';
import { defineConfig, type Plugin } from 'vite';
import {
  affiliatePathsPlugin,
  listPathsPlugin,
  shopperPathsPlugin,
} from './build-steps/call-paths-plugin.ts';
import { chunkGroups } from './build-steps/chunk-groups.ts';
import { textsPlugin } from './build-steps/texts-plugin.ts';
import { webAppPlugin } from './build-steps/web-app/web-app-plugin.ts';

/**
 * Keeps dynamic imports as they are, without the function and helper in which Vite wraps each of them: lazy
 * parts have no styles of their own and import what they need themselves. Throws when Vite no longer has
 * this step.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved: ({ plugins }) => {
    const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (wrapping === undefined) throw new Error('Vite wraps imports in another step than it used to');
    wrapping.applyToEnvironment = () => false;
  },
};

/**
 * Chunks name each other, and of all their text hashes compress least: in hex they take a third less. Both
 * builds use it, so that the server names fonts and pictures as the client does.
 */
const hashCharacters = 'hex';

export default defineConfig(({ command }) => ({
  plugins: [
    shopperPathsPlugin,
    listPathsPlugin,
    affiliatePathsPlugin,
    textsPlugin,
    plainImports,
    tailwindcss(),
    reactRouter(),
    minifiedTwice,
    webAppPlugin,
  ],
  // Workers are bundles of their own, with plugins of their own.
  worker: { plugins: () => [shopperPathsPlugin, listPathsPlugin] },
  // Bundles React's production version into the server build, so that NODE_ENV at run time does not matter.
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: { assetsInlineLimit: 0, cssMinify: true, manifest: true, modulePreload: false },
  environments: {
    ssr: { build: { rolldownOptions: { output: { hashCharacters } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            hashCharacters,
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
}));
