import { install, run, settingsFile } from './toolchain.mjs';

install();
const watched = [
  'apps/provider/src',
  'apps/shop/src',
  'packages/contract/src',
  'packages/search-index/src',
  'packages/caching/src',
  'packages/tracing/src',
  'packages/commerce-rules/src',
  'catalogue/demo/src',
];
process.exitCode = await run('apps/shop/src/dev-command.ts', {
  nodeOptions: [...settingsFile, ...watched.map((folder) => `--watch-path=${folder}`)],
});
