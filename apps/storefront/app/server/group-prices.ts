/**
 * Prices of a customer group: the name of its price list, and the token with which a render requests them.
 */
export type GroupPrices = { priceList: string; token: string };

/**
 * How a visitor's group is determined: the name of the cookie, and the prices that a signed token in it
 * gives (undefined for a token without a valid signature).
 */
export type GroupPricing = { cookie: string; pricesOf: (token: string) => Promise<GroupPrices | undefined> };

/** Returns the group token in the visitor's cookies, without verifying it. */
export const groupTokenIn = (
  cookies: string | undefined,
  { cookie }: Pick<GroupPricing, 'cookie'>,
): string | undefined =>
  cookies?.includes(`${cookie}=`)
    ? new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(cookies)?.[1]
    : undefined;

/** The prices a page shows (null for the general prices), and who may receive the same page. */
export type ShownPrices = { prices: GroupPrices | null; audience: 'everyone' | 'group' | 'visitor' };

type Terms = { general: string; onError: (error: unknown) => void };

/**
 * Returns the prices to show a visitor: those of the visitor's group if it has its own, otherwise the
 * general ones, which are in the list `general`. If the group cannot be read, the general prices are shown
 * too, with the audience `visitor` so that no cache keeps the page.
 */
export const groupPricesFor = async (
  cookies: string | undefined,
  pricing: GroupPricing | undefined,
  { general, onError }: Terms,
): Promise<ShownPrices> => {
  const token = pricing && groupTokenIn(cookies, pricing);
  try {
    const prices = token === undefined ? undefined : await pricing?.pricesOf(token);
    return prices === undefined || prices.priceList === general
      ? { prices: null, audience: 'everyone' }
      : { prices, audience: 'group' };
  } catch (error) {
    onError(error);
    return { prices: null, audience: 'visitor' };
  }
};
