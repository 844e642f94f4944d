/** The prices of a group of customers: the list they stand in, and a token that shows them to whoever renders with it. */
export type GroupPrices = { priceList: string; token: string };

/** How a visitor is known to be of a group: the cookie that says so, and what a signed token in it means; undefined for what nobody signed. */
export type GroupPricing = { cookie: string; pricesOf: (token: string) => Promise<GroupPrices | undefined> };

/** The token a visitor brings, whatever it is worth. */
export const groupTokenIn = (cookies: string | undefined, { cookie }: Pick<GroupPricing, 'cookie'>): string | undefined =>
  cookies?.includes(`${cookie}=`) ? new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(cookies)?.[1] : undefined;

/** Whose prices pages show a visitor: those of her group where it has its own; null for everyone's, which stand in the list `general`. */
export const groupPricesFor = async (cookies: string | undefined, pricing: GroupPricing | undefined, general: string): Promise<GroupPrices | null> => {
  const token = pricing && groupTokenIn(cookies, pricing);
  const prices = token === undefined ? undefined : await pricing?.pricesOf(token);
  return prices === undefined || prices.priceList === general ? null : prices;
};
