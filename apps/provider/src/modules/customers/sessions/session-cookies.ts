import type { RequestContext } from '../../../call/call-handler.ts';
import type { SentCookie } from '../../../call/sent-cookie.ts';
import type { CustomerGroup } from '../../../call/caller.ts';
import { tokenOfGroup } from '../groups/group-token.ts';
import { tokenLifeMs } from './session-sql.ts';

/** Cookie of our storefront's refresh token, which scripts cannot read (DESIGN §7). */
export const refreshCookie = 'dijla_refresh';
/** Cookie with a group token, for customers whose prices differ from the general ones (DESIGN §3). */
export const priceCookie = 'dijla_prices';

/**
 * Returns the cookie of a refresh token with a lifetime in seconds, sent to account calls only; a null token
 * deletes it.
 */
export const refreshCookieOf = (token: string | null, seconds: number): SentCookie => ({
  name: refreshCookie,
  value: token,
  path: '/api/user',
  sameSite: 'Strict',
  seconds,
});

/**
 * Returns the cookie that sets a group's prices or deletes an earlier one; empty when there is nothing to
 * change.
 */
export const priceCookieOf = (
  group: CustomerGroup | null,
  { secret, context }: { secret: string; context: RequestContext },
): SentCookie[] => {
  const cookie = { name: priceCookie, path: '/', sameSite: 'Lax', seconds: tokenLifeMs.user / 1000 } as const;
  const isOwn =
    group !== null &&
    (group.price_list !== context.store.price_list ||
      group.tax_class_id !== context.store.customer_tax_class_id);
  if (isOwn) return [{ ...cookie, value: tokenOfGroup(group.id, { secret, now: context.now }) }];
  return context.cookie(priceCookie) === undefined ? [] : [{ ...cookie, value: null }];
};

/** Returns the cookies that delete those of a session that has ended, as far as the browser sent them. */
export const leavingCookies = (parts: { secret: string; context: RequestContext }): SentCookie[] => {
  const { wantsTokenCookie, cookie } = parts.context;
  return [
    ...priceCookieOf(null, parts),
    ...(wantsTokenCookie && cookie(refreshCookie) !== undefined ? [refreshCookieOf(null, 0)] : []),
  ];
};
