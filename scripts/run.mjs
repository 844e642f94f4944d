// `node scripts/run.mjs PROGRAM …`: any program of the repository from a fresh clone, on the right Node.
import { install, run, settingsFile } from './toolchain.mjs';

const [program, ...args] = process.argv.slice(2);
install();
process.exitCode = await run(program, { args, nodeOptions: settingsFile });
