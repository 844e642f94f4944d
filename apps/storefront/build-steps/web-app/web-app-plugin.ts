import type { Plugin } from 'vite';
import { appIcons } from './app-icons.ts';

/**
 * Writes the icons of the installed app next to the browser's scripts. Runs in the build, which is a
 * separate process: the server process must not render SVG drawings, as they could come from an owner's
 * files.
 */
export const webAppPlugin: Plugin = {
  name: 'web-app',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const [address, source] of await appIcons())
      this.emitFile({ type: 'asset', fileName: address.slice(1), source });
  },
};
