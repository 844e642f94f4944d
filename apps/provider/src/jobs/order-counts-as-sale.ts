import { sql } from 'kysely';

/** Condition that order `o` was neither cancelled nor refunded, so its lines count as sold. */
export const orderCountsAsSale = sql<boolean>`not exists (select from order_event e where e.order_id = o.id and e.to_state in ('cancelled', 'cancelled_by_request', 'refunded'))`;
