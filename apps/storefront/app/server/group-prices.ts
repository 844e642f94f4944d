/** The prices of a group of customers: the list they stand in, and a token that shows them to whoever renders with it. */
export type GroupPrices = { priceList: string; token: string };

/** How a visitor is known to be of a group: the cookie that says so, and what a signed token in it means; undefined for what nobody signed. */
export type GroupPricing = { cookie: string; pricesOf: (token: string) => Promise<GroupPrices | undefined> };

/** The token a visitor brings, whatever it is worth. */
export const groupTokenIn = (
  cookies: string | undefined,
  { cookie }: Pick<GroupPricing, 'cookie'>,
): string | undefined =>
  cookies?.includes(`${cookie}=`)
    ? new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(cookies)?.[1]
    : undefined;

/** The prices a page shows, null for everyone's, and who may be sent the same page. */
export type ShownPrices = { prices: GroupPrices | null; audience: 'everyone' | 'group' | 'visitor' };

type Terms = { general: string; onError: (error: unknown) => void };

/**
 * Whose prices pages show a visitor: those of her group where it has its own, else everyone's, which stand in the list `general`. While
 * her group cannot be read she is shown everyone's too, and no cache keeps them for her.
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
