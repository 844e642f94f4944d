import type { Database } from '../../database/database.ts';
import { deleteCard, type Gateways, readCardsToForget } from '../../modules/payments/payments.ts';

/** Cards of one run at most. */
const atOnce = 50;

/**
 * Has the gateways forget the cards that their owners removed, or whose accounts were deleted. One that cannot be reached
 * is told at the next run; nobody pays with the card meanwhile (spec 4 §4.5).
 */
export const forgetCards = async (
  database: Database,
  { gateways, secret }: { gateways: Gateways; secret: string },
): Promise<void> => {
  for (const { id, provider: code, token } of await readCardsToForget(database, { secret, atMost: atOnce })) {
    const gateway = gateways.get(code);
    const forget = gateway?.provider.forgetCard;
    if (gateway === undefined || forget === undefined) continue;
    try {
      // oxlint-disable no-await-in-loop -- one after the other: a gateway is not to be flooded
      if (token !== null) await gateway.breaker.call(() => forget(token));
      await deleteCard(database, id);
      // oxlint-enable no-await-in-loop
    } catch (error) {
      gateway.onFault(error);
    }
  }
};
