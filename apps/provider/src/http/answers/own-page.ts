/** What a browser says of the page that sends a request; null where it says nothing. */
export type SendingPage = { fetchSite: string | null; origin: string | null };

/** The addresses pages of this shop may have: the one the request went to and the public one. */
export type OwnAddresses = { requestUrl: string; publicUrl: string | undefined };

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

/**
 * Whether a page of this shop sends the request. Browsers set both headers themselves, and no page can change them: `Sec-Fetch-Site` where the
 * connection is secure, `Origin` with every POST. A proxy may end TLS or rename the host, so the public address counts too, whatever its scheme.
 */
export const isFromOwnPage = (
  { fetchSite, origin }: SendingPage,
  { requestUrl, publicUrl }: OwnAddresses,
): boolean => {
  if (fetchSite === 'same-origin') return true;
  const host = hostOf(origin ?? undefined);
  return host !== null && host !== '' && (host === hostOf(requestUrl) || host === hostOf(publicUrl));
};
