import type { Plugin } from 'vite';
import { webAppFiles } from './web-app-files.ts';

/**
 * Writes the files of the installed app beside the browser's scripts. It is a step of the builder, which is a process of its own: in the shop's
 * process drawings are not read as pictures, since they could come from an owner's files.
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
