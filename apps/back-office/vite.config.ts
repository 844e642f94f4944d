import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { deskPaths } from '@dijla/contract/desk-client';
import { callPathsPlugin } from '@dijla/web-build/call-paths-plugin';
import { minifiedTwice } from '@dijla/web-build/minified-twice';
import { defineConfig, type Plugin } from 'vite';

/** Where the desk is under its host; the server knows the same path. */
const base = '/desk/';

/** Has the browser paint nothing before the script has chosen language and light, where it can wait. */
const paintedOnce: Plugin = {
  name: 'painted-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

/** The desk's calls as its client makes them: the session says what one may, the calls need not. */
const pathsAlone = Object.fromEntries(
  Object.entries(deskPaths).map(([name, { method, path, file }]) => [name, { method, path, file }]),
);

/** Lazy parts that have to share a module before it joins the file that every screen loads. */
const sharedByMost = 40;

/** Lists, what is opened above a screen, and forms: many lazy parts share them, and many screens are shown without. */
const notOfEveryScreen =
  /react-hook-form|@tanstack[\\/](?:react-table|table-core)|[\\/]resource-(?:form|list)[\\/]|[\\/]overlays[\\/](?:sheet|dialog|open-modal)/;

export default defineConfig({
  base,
  plugins: [
    callPathsPlugin({ file: 'desk-paths.ts', name: 'deskPaths', paths: pathsAlone }),
    tailwindcss(),
    paintedOnce,
    minifiedTwice,
  ],
  build: {
    outDir: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input: {
        desk: join(import.meta.dirname, 'index.html'),
        worker: join(import.meta.dirname, 'app/worker/desk-worker.ts'),
      },
      output: {
        // The worker has the address that a browser knows it by, above all that it serves.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack[\\/](?:react-query|query-core))[\\/]/,
              priority: 2,
            },
            {
              name: 'shell',
              test: (id: string) => !notOfEveryScreen.test(id),
              minShareCount: sharedByMost,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
