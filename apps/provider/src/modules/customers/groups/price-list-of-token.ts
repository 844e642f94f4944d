import type { Database } from '../../../database/connect.ts';
import { memberOfToken } from './group-token.ts';
import { priceListOfGroup } from './price-list-of-group.ts';

/** The price list a group's token shows, or the tariff where its tax class is its own; undefined for what is no token of ours or no longer holds. */
export type PriceListOfToken = (token: unknown) => Promise<string | undefined>;

/** Only a token tells a group: a group's id by itself anybody can write (wire §7.1). `now` is the instant in epoch milliseconds. */
export const priceListOfToken = (
  db: Database,
  { secret, now }: { secret: string; now: () => number },
): PriceListOfToken => {
  const listOf = priceListOfGroup(db, now);
  return async (token) => {
    const member = memberOfToken(token, { secret, now: now() });
    return member && listOf(member.group_id);
  };
};
