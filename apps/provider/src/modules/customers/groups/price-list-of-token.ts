import type { Database } from '../../../database/connect.ts';
import { memberOfToken } from './group-token.ts';
import { priceListOfGroup } from './price-list-of-group.ts';

/**
 * Returns the price list of a group token, or the price context when the group has its own tax class;
 * undefined for an invalid or expired token.
 */
export type PriceListOfToken = (token: unknown) => Promise<string | undefined>;

/**
 * Only a token proves a group, because anybody can send a group's id (wire §7.1). `now` is in epoch
 * milliseconds.
 */
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
