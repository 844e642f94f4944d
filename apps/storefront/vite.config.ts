import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build-steps/chunk-groups.ts';
import { webAppPlugin } from './build-steps/web-app/web-app-plugin.ts';

/**
 * Late parts bring no styles of their own and name what they need by themselves: an import is an import, without a function and a helper around
 * each, which Vite's own step would put there. Throws when Vite has no such step any more.
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

export default defineConfig(({ command }) => ({
  plugins: [plainImports, tailwindcss(), reactRouter(), webAppPlugin],
  // One bundle with React's production form in it: what NODE_ENV says when the shop runs does not matter.
  ssr: { noExternal: command === 'build' ? true : undefined },
  build: { assetsInlineLimit: 0, cssMinify: true, manifest: true, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
}));
