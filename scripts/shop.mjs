import { install, run } from './toolchain.mjs';

install();
process.exitCode = await run('apps/shop/src/shop-command.ts');
