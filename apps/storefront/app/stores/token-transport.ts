/** How a user token travels (DESIGN §7): in a header, which no log sees, or in the query for providers that know only that. */
export type TokenTransport = 'header' | 'query';

/** What our own storefront uses: its provider knows both. */
export const tokenTransport: TokenTransport = 'header';

/** The request with a user token on it; the one given is not used up. */
export const withToken = (request: Request, { token, transport }: { token: string; transport: TokenTransport }): Request => {
  if (transport === 'query') {
    const url = new URL(request.url);
    url.searchParams.set('token', token);
    return new Request(url, request.clone());
  }
  const carrying = request.clone();
  carrying.headers.set('authorization', `Bearer ${token}`);
  return carrying;
};
