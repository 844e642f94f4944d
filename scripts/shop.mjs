import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, run, settingsFile } from './toolchain.mjs';

install();
const environment = JSON.parse(readFileSync(join(root, 'apps/shop/process-environment.json'), 'utf8'));
process.exitCode = await run('apps/shop/src/shop-command.ts', { environment, nodeOptions: settingsFile });
