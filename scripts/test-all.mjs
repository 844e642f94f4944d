import { install, run } from './toolchain.mjs';

install();
process.exitCode = await run('scripts/test-command.ts', { environment: { TEST_ALL: '1' } });
