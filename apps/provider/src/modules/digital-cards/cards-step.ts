import type { OrderStep } from '../orders/orders.ts';
import { releaseCards } from './release-sql.ts';

/**
 * An order takes no codes when it is placed: they are issued once it is paid. Whatever it gives back takes its codes
 * along.
 */
export const cardsStep: OrderStep = {
  name: 'digital cards',
  take: async () => null,
  giveBack: releaseCards,
};
