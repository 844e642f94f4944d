import type { RequestContext } from '../../../call/call-handler.ts';
import type { SentCookie } from '../../../http/answers/sent-cookie.ts';
import type { CustomerGroup } from '../groups/customer-group.ts';
import { tokenOfGroup } from '../groups/group-token.ts';
import { tokenLifeMs } from './session-sql.ts';

/** Our storefront's refresh token, where no script reads it (DESIGN §7). */
export const refreshCookie = 'dijla_refresh';
/** Whose prices pages show: a group's token, for a customer whose prices are not everyone's (DESIGN §3). */
export const priceCookie = 'dijla_prices';

/** The cookie that carries a refresh token for so many seconds, to calls of the account alone; null takes it away. */
export const refreshCookieOf = (token: string | null, seconds: number): SentCookie => ({
  name: refreshCookie,
  value: token,
  path: '/api/user',
  sameSite: 'Strict',
  seconds,
});

/** The cookie that shows a group's prices, or takes an earlier one away; none when there is nothing to change. */
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
