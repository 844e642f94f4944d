import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { AddressChannel } from '../queue/message.ts';
import { recipientOf } from './recipient-of.ts';

/** Digest of a recipient, in a statement. */
export const addressHash = (channel: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to(${channel} || ' ' || ${to}, 'UTF8')), 'hex')`;

export type Suppressed = { channel: AddressChannel; address: string };

const hashOf = ({ channel, address }: Suppressed): RawBuilder<string> =>
  addressHash(sql`${channel}::text`, sql`${recipientOf(channel, address) ?? address}::text`);

/**
 * Sends nothing more to an address, in any spelling: it bounced, or its owner asked for it. `reason` names
 * no person. Idempotent; the first reason stays.
 */
export const suppress = async (database: Database, suppressed: Suppressed, reason: string): Promise<void> => {
  await database
    .insertInto('suppressed_address')
    .values({ channel: suppressed.channel, address_hash: hashOf(suppressed), reason })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether an address gets nothing any more. */
export const isSuppressed = async (database: Database, suppressed: Suppressed): Promise<boolean> => {
  const row = await database
    .selectFrom('suppressed_address')
    .select('channel')
    .where('channel', '=', suppressed.channel)
    .where('address_hash', '=', hashOf(suppressed))
    .executeTakeFirst();
  return row !== undefined;
};

/** Sends to an address again. Returns whether it was suppressed. */
export const unsuppress = async (database: Database, suppressed: Suppressed): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('suppressed_address')
    .where('channel', '=', suppressed.channel)
    .where('address_hash', '=', hashOf(suppressed))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
