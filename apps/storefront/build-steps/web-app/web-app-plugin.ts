import type { Plugin } from 'vite';
import { webAppFiles } from './web-app-files.ts';

/**
 * Writes the files of the installed app next to the browser's scripts. Runs in the build, which is a
 * separate process: the server process must not render SVG drawings, as they could come from an owner's
 * files.
 */
export const webAppPlugin: Plugin = {
  name: 'web-app',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const [address, source] of await webAppFiles())
      this.emitFile({ type: 'asset', fileName: address.slice(1), source });
  },
};
