import {
  type AffiliateCallName,
  affiliateClient,
  type AffiliateInput,
  type AffiliateResult,
} from '@dijla/contract/affiliate-client';
import { timed } from '@dijla/device/platform/shop-clock';
import { hasSessionMark } from '@dijla/device/session/session-mark';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { askProvider } from '../ask-provider.ts';

/** Adds the customer's token if someone is signed in. */
const ask = async (request: Request): Promise<Response> =>
  hasSessionMark()
    ? (await import('../session/page-session.ts')).pageSession().fetch(request)
    : askProvider(request);

const client = affiliateClient({ fetch: timed(ask), baseUrl: '' });

/** The words of a refusal; empty where the shop could not be asked. */
export type AffiliateOutcome<Result> = { ok: true; result: Result } | { ok: false; text: string };

/** Makes a call of the affiliate program for the customer who is signed in, in the page's store. */
export const askAffiliate = async <C extends AffiliateCallName>(
  name: C,
  { body }: Pick<AffiliateInput<C>, 'body'> = {},
): Promise<AffiliateOutcome<AffiliateResult<C>>> => {
  const answer = await client(name, {
    query: { storeCode: storeOfPath(location.pathname).code } as never,
    params: { token: 'me' },
    ...(body === undefined ? {} : { body }),
  }).catch(() => null);
  if (answer === null) return { ok: false, text: '' };
  if (answer.ok) return { ok: true, result: answer.result };
  return { ok: false, text: typeof answer.result === 'string' ? answer.result : '' };
};
