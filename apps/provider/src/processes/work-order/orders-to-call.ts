import { confirmationNeeded } from '@dijla/commerce-rules/order-states/confirmation-needed';
import type { Database } from '../../database/connect.ts';
import { readUnconfirmed } from '../../modules/orders/orders.ts';
import { kindMember } from '../../modules/payments/payments.ts';

/** Reads orders that `pack` would refuse until their buyer was called, with why; of `limit` that nobody has confirmed. */
export const ordersToCall = async (database: Database, limit = 500) =>
  (await readUnconfirmed(database, limit)).flatMap(
    ({ rule, unit, payment_method_code, is_offline, ...order }) => {
      const { kind } = kindMember({ code: payment_method_code, offline: is_offline });
      const why = confirmationNeeded(order, unit === 'IQD' ? order.charged : null, rule);
      return kind !== 'cash' || why === null ? [] : [{ ...order, why }];
    },
  );
