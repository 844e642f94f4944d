import { install, run } from './toolchain.mjs';

install();
process.exitCode = await run('scripts/check-command.ts');
