import { sql } from 'kysely';

/** Of an order `o`: it was neither cancelled nor paid back, so what was in it sold. */
export const orderCountsAsSale = sql<boolean>`not exists (select from order_event e where e.order_id = o.id and e.to_state in ('cancelled', 'cancelled_by_request', 'refunded'))`;
