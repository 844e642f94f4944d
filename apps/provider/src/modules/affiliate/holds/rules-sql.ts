import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';

/** Rules against fraud as they are set, by their codes. */
export type AffiliateRules = {
  /** What a partner orders herself earns nothing. */
  self_referral: { is_active: boolean };
  /** What goes to an address or number of hers is held. */
  own_address: { is_active: boolean };
  /** Held where more than `percent` of at least `least_orders` within `days` came back. */
  returns: { is_active: boolean; days: number; percent: number; least_orders: number };
  /** Held what is beyond so many `orders` by her links within `hours`. */
  velocity: { is_active: boolean; hours: number; orders: number };
};

const hoursOfADay = 24;

type Row = {
  code: string;
  is_active: boolean;
  window_hours: number | null;
  most: number | null;
  least_orders: number | null;
};

/** Reads the rules against fraud. */
export const readRules = async (database: Database): Promise<AffiliateRules> => {
  const { rows } = await sql<Row>`
    select code, is_active, window_hours, most, least_orders from affiliate_rule`.execute(database);
  const of = (code: string): Row => {
    const row = rows.find((one) => one.code === code);
    return row ?? { code, is_active: false, window_hours: null, most: null, least_orders: null };
  };
  const [returns, velocity] = [of('returns'), of('velocity')];
  return {
    self_referral: { is_active: of('self-referral').is_active },
    own_address: { is_active: of('own-address').is_active },
    returns: {
      is_active: returns.is_active,
      days: Math.max(Math.round((returns.window_hours ?? 0) / hoursOfADay), 1),
      percent: returns.most ?? 0,
      least_orders: returns.least_orders ?? 1,
    },
    velocity: {
      is_active: velocity.is_active,
      hours: velocity.window_hours ?? 1,
      orders: velocity.most ?? 0,
    },
  };
};

/** Sets the rules against fraud. */
export const saveRules = async (
  transaction: DatabaseTransaction,
  { self_referral, own_address, returns, velocity }: AffiliateRules,
): Promise<void> => {
  await sql`
    insert into affiliate_rule (code, is_active, window_hours, most, least_orders) values
      ('self-referral', ${self_referral.is_active}, null, null, null),
      ('own-address', ${own_address.is_active}, null, null, null),
      ('returns', ${returns.is_active}, ${returns.days * hoursOfADay}, ${returns.percent}, ${returns.least_orders}),
      ('velocity', ${velocity.is_active}, ${velocity.hours}, ${velocity.orders}, null)
    on conflict (code) do update set is_active = excluded.is_active, window_hours = excluded.window_hours, most = excluded.most,
      least_orders = excluded.least_orders`.execute(transaction);
};
