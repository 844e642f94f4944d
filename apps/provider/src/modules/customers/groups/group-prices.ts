import { memberOfToken, type TokenTerms, tokenOfGroup } from './group-token.ts';
import { priceCookie } from '../sessions/session-cookies.ts';

type GroupPrices = { priceList: string; token: string };

/**
 * How a storefront tells by the price cookie whose prices its pages show: the list of a token we signed and that still holds, and a token of
 * a whole day and of nobody, so that what is made with it is for all of the group. `listOf` tells the list of a group by its id.
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
