import tailwindcss from '@tailwindcss/vite';
import { deskPaths } from '@dijla/contract/desk-client';
import { callPathsPlugin } from '@dijla/web-build/call-paths-plugin';
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

/** What every screen runs, as one file. */
const everyScreen =
  /apps[\\/]back-office[\\/]app[\\/](?:i18n|look|parts|provider-client|session|shell|undo)[\\/]|packages[\\/](?:ui-kit|contract|commerce-rules)[\\/]src[\\/](?:overlays|hooks|desk-|dates|digits|text|money)/;

export default defineConfig({
  base,
  plugins: [
    callPathsPlugin({ file: 'desk-paths.ts', name: 'deskPaths', paths: deskPaths }),
    tailwindcss(),
    paintedOnce,
  ],
  build: {
    outDir: process.env.BUILD_DIRECTORY ?? 'build/by-hand',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: true,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack[\\/](?:react-query|query-core))[\\/]/,
              priority: 2,
            },
            { name: 'shell', test: everyScreen, priority: 1 },
          ],
        },
      },
    },
  },
});
