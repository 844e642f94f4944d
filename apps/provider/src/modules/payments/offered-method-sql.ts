import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the method `m` is offered at an instant: switched on by the owner and, where it is paid at a gateway, that
 * one is set up and not away (spec 4 §8 rule 9).
 */
export const isOfferedMethod = (at: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  m.is_active and (not m.has_gateway or exists (
    select from payment_gateway g where g.code = m.code and (g.away_until is null or g.away_until <= ${at})
  ))
)`;

/** Instants at which a gateway that is away may be asked again. */
export const gatewayTurns: RawBuilder<unknown> = sql`select away_until as at from payment_gateway where away_until is not null`;
