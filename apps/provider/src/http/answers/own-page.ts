/** Browser headers that describe the page sending a request; null where absent. */
export type SendingPage = { fetchSite: string | null; origin: string | null };

/** Addresses this shop's pages may have: the one the request went to and the public one. */
export type OwnAddresses = { requestUrl: string; publicUrl: string | undefined };

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

/**
 * Whether a page of this shop sends the request. Browsers set both headers themselves and no page can change
 * them: `Sec-Fetch-Site` on secure connections, `Origin` with every POST. A proxy may terminate TLS or
 * rename the host, so the public address counts too, with any scheme.
 */
export const isFromOwnPage = (
  { fetchSite, origin }: SendingPage,
  { requestUrl, publicUrl }: OwnAddresses,
): boolean => {
  if (fetchSite === 'same-origin') return true;
  const host = hostOf(origin ?? undefined);
  return host !== null && host !== '' && (host === hostOf(requestUrl) || host === hostOf(publicUrl));
};
