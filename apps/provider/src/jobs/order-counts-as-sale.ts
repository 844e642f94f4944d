import { sql } from 'kysely';

/** Condition that order `o` was neither called off nor refunded as a whole, so its lines count as sold. */
export const orderCountsAsSale = sql<boolean>`exists (select from order_listing s where s.order_id = o.id and s.state not in ('cancelled', 'cancelled_by_request', 'refunded'))`;
