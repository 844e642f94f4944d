import type { Database } from '../../database/database.ts';
import { attemptsToRead, type Gateways } from '../../modules/payments/payments.ts';
import type { MoveParts } from '../work-order/move-work.ts';
import { askGateway, type CardKeeping } from './ask-gateway.ts';

/** Attempts asked for by one run at most; the next run goes on. */
const atOnce = 200;

/**
 * Asks the gateways what became of the attempts that are due to be asked for (spec 4 §8 rule 4), one after the other.
 * Returns how many it was of. Those of a gateway that the shop has no more are closed after the last time.
 */
export const askGateways = async (
  database: Database,
  { gateways, now }: { gateways: Gateways; now: number },
  parts: MoveParts & CardKeeping,
): Promise<number> => {
  let asked = 0;
  for (const { id, provider } of await attemptsToRead(database, now, atOnce)) {
    const gateway = gateways.get(provider);
    const source = { actor: 'system', requestId: `payment-${id}`, now };
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a gateway is not to be flooded
    await askGateway(database, { attemptId: id, gateway, source, isPlanned: true }, parts);
    asked += 1;
  }
  return asked;
};
