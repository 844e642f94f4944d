import { readConfig } from '@dijla/provider/config';
import { startShop } from '@dijla/shop/start-shop';
import { buildFolder } from '@dijla/storefront/build';
import { answerCpu } from './answer-cpu.ts';

const startedAt = performance.now();
const shop = await startShop(readConfig(process.env), { buildFolder });
answerCpu({ ...shop, startedMs: performance.now() - startedAt });
