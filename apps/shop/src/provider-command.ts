import { readConfig } from '@dijla/provider/config';
import { startShop } from './start-shop.ts';

/** Runs only the provider, for storefronts in other processes and clients of the wire, or the jobs alone. */
try {
  const shop = await startShop(readConfig(process.env), { say: (text) => console.log(text) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shop.stop().finally(() => process.exit(0)));
  console.log(`The provider listens: http://localhost:${shop.port}/api`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
