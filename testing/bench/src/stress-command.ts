import type { Bench } from './bench.ts';
import { tableLines } from './print-table.ts';
import { alerts } from './stress/alerts.ts';
import { cart } from './stress/cart.ts';
import { coupons } from './stress/coupons.ts';
import { crowd } from './stress/crowd.ts';
import { doors } from './stress/doors.ts';
import { faults } from './stress/faults.ts';
import { ledger } from './stress/ledger.ts';
import { machines } from './stress/machines.ts';
import { offline } from './stress/offline.ts';
import { orders } from './stress/orders.ts';
import { payments } from './stress/payments.ts';
import { soak } from './stress/soak.ts';
import { totals } from './stress/totals.ts';
import { upgrade } from './stress/upgrade.ts';
import { throwawayStage } from './throwaway-stage.ts';

/** Programs that try to break something; each throws when it succeeds. */
const stresses: Readonly<Record<string, Bench>> = {
  alerts,
  cart,
  coupons,
  crowd,
  doors,
  faults,
  ledger,
  machines,
  offline,
  orders,
  payments,
  soak,
  totals,
  upgrade,
};

/** Names of programs, and seeds of what is to be played again. */
const given = process.argv.slice(2);
const seeds = given.filter((text) => /^\d+$/.test(text));
const asked = given.filter((text) => !seeds.includes(text));
const unknown = asked.filter((name) => !Object.hasOwn(stresses, name));
if (unknown.length > 0) {
  console.error(
    `There is no stress ${unknown.join(', ')}. There are:\n${Object.entries(stresses)
      .map(([name, { about }]) => `  ${name.padEnd(16)}${about}`)
      .join('\n')}`,
  );
  process.exit(1);
}

const chosen = Object.entries(stresses).filter(([name]) => asked.length === 0 || asked.includes(name));
const { stage, close } = await throwawayStage({ hasPages: chosen.some(([, { hasPages }]) => hasPages) });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  for (const [, stress] of chosen) {
    for await (const table of await stress.run(stage, seeds))
      console.log(`\n${tableLines(table).join('\n')}`);
  }
} finally {
  await close();
}
