import { memberOfToken, type TokenTerms, tokenOfGroup } from './group-token.ts';
import { priceCookie } from '../sessions/session-cookies.ts';

type GroupPrices = { priceList: string; token: string };

/**
 * Lets a storefront find out by the price cookie whose prices to show. For a valid token signed by this
 * shop, `pricesOf` returns the price list and a new token of the group, valid for a whole day and without a
 * customer, so that pages rendered with it can be shared by the group. `listOf` returns the price list of a
 * group by id.
 */
export const groupPricing = (
  terms: () => TokenTerms,
  listOf: (groupId: number) => Promise<string | undefined>,
) => ({
  cookie: priceCookie,
  pricesOf: async (given: string): Promise<GroupPrices | undefined> => {
    const member = memberOfToken(given, terms());
    const priceList = member && (await listOf(member.group_id));
    return member && priceList !== undefined
      ? { priceList, token: tokenOfGroup(member.group_id, terms()) }
      : undefined;
  },
});
