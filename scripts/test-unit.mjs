import { install, run } from './toolchain.mjs';

install();
process.exitCode = await run('node_modules/vitest/vitest.mjs', {
  args: ['run', '--project', 'unit', '--project', 'unit-alone', ...process.argv.slice(2)],
});
